import type { AccountNote, OwnStatusReply, UserWithProfiles } from '@pehchan/contract/review';
import {
  type OwnerRow,
  presentRejection,
  presentUser,
  type RejectionRow,
  type UserRow,
} from '../../identity/accounts/index.ts';
import { presentProfileSummary, type ProfileSummaryRow } from '../../register/biodata/index.ts';
import type { AccountNoteRow } from './models/account-note.ts';

export function presentUserWithProfiles({
  profiles,
  rejection,
  ...user
}: OwnerRow &
  Pick<UserRow, 'statusSince' | 'language'> & {
    profiles: ProfileSummaryRow[];
    rejection: RejectionRow | null;
  }): UserWithProfiles {
  return {
    ...presentUser(user),
    standingSince: user.statusSince.toISOString(),
    language: user.language,
    rejection: rejection && presentRejection(rejection),
    profiles: profiles.map((profile) => presentProfileSummary({ ...profile, owner: user })),
  };
}

export const presentNote = ({ id, text, writtenBy, createdAt }: AccountNoteRow): AccountNote => ({
  id,
  text,
  by: writtenBy,
  when: createdAt.toISOString(),
});

export function presentOwnStatus(
  user: Pick<UserRow, 'status' | 'statusSince'>,
  rejection: RejectionRow | null,
  usualHours: number | null,
): OwnStatusReply {
  return {
    standing: user.status,
    since: user.statusSince.toISOString(),
    usualHours,
    rejection: rejection && presentRejection(rejection),
  };
}
