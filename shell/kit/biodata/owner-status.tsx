import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { StatusTag } from '../session/status-tag.tsx';
import { Tag } from '../ui/tag.tsx';
import { ListingTag } from './listing-tag.tsx';

/**
 * Where the biodata's account stands, that the biodata isn't offered, and that the son or daughter knows of
 * it, for its holder and administrators: nobody else is told.
 */
export function OwnerStatus({ profile: { user, listing, candidateKnows } }: { profile: FoundProfile }) {
  const t = useKitTranslation();
  const { IsApproved, IsRejected } = user;
  if (IsApproved === undefined || IsRejected === undefined) return null;
  return (
    <>
      <StatusTag user={{ IsApproved, IsRejected }} /> <ListingTag listing={listing} />{' '}
      {candidateKnows && <Tag>{t('state.candidateKnows')}</Tag>}
    </>
  );
}
