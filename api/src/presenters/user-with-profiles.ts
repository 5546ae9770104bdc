import type { UserWithProfiles } from '@pehchan/contract/replies';
import type { ProfileRow } from '../models/profile.ts';
import type { OwnerRow } from '../models/user.ts';
import { presentProfile } from './profile.ts';
import { presentUser } from './user.ts';

/** A row of an administrator's list: the account and, on a phone's card, its biodata. */
export function presentUserWithProfiles({
  profiles,
  ...user
}: OwnerRow & { profiles: ProfileRow[] }): UserWithProfiles {
  return {
    ...presentUser(user),
    profiles: profiles.map((profile) => presentProfile({ ...profile, owner: user })),
  };
}
