import type { FoundProfile } from '@pehchan/contract/biodata';
import { StatusTag } from '../session/status-tag.tsx';

/** Where the biodata's account stands, for its holder and administrators: nobody else is told. */
export function OwnerStatus({ profile: { user } }: { profile: FoundProfile }) {
  const { IsApproved, IsRejected } = user;
  if (IsApproved === undefined || IsRejected === undefined) return null;
  return <StatusTag user={{ IsApproved, IsRejected }} />;
}
