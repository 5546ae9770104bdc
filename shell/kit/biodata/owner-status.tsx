import type { FoundProfile } from '@pehchan/contract/biodata';
import { StatusTag } from '../session/status-tag.tsx';
import { ListingTag } from './listing-tag.tsx';

/** Show account status and listing. The API sends them only to the biodata's family and administrators. */
export function OwnerStatus({ profile: { user, listing } }: { profile: FoundProfile }) {
  const { IsApproved, IsRejected } = user;
  if (IsApproved === undefined || IsRejected === undefined) return null;
  return (
    <>
      <StatusTag user={{ IsApproved, IsRejected }} /> <ListingTag listing={listing} />
    </>
  );
}
