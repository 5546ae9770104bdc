import type { UserWithProfiles } from '@pehchan/contract/review';
import { presentProfileSummary, type ProfileSummaryRow } from '../biodata/index.ts';
import { type OwnerRow, presentUser, type UserRow } from '../accounts/index.ts';

/** A row of an administrator's list: the account and, on a phone's card, its biodata. */
export function presentUserWithProfiles({
  profiles,
  ...user
}: OwnerRow & Pick<UserRow, 'statusSince'> & { profiles: ProfileSummaryRow[] }): UserWithProfiles {
  return {
    ...presentUser(user),
    standingSince: user.statusSince.toISOString(),
    profiles: profiles.map((profile) => presentProfileSummary({ ...profile, owner: user })),
  };
}
