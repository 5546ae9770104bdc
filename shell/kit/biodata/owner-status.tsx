import type { FoundProfile } from '@pehchan/contract/biodata';
import { StatusTag } from '../session/status-tag.tsx';
import { ListingTag } from './listing-tag.tsx';

/**
 * Where the biodata's account stands and that the biodata isn't offered, for its holder and administrators:
 * nobody else is told.
 */
export function OwnerStatus({ profile: { user, listing } }: { profile: FoundProfile }) {
  const { IsApproved, IsRejected } = user;
  if (IsApproved === undefined || IsRejected === undefined) return null;
  return (
    <>
      <StatusTag user={{ IsApproved, IsRejected }} /> <ListingTag listing={listing} />
    </>
  );
}
