import type { UserWithProfiles } from '@pehchan/contract/review';
import type { ProfileSummaryRow } from '../models/profile.ts';
import type { OwnerRow, UserRow } from '../models/user.ts';
import { presentProfileSummary } from './profile.ts';
import { presentUser } from './user.ts';

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
