import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { countAndNotice, noteLook, noteLookAtAll, noteView, type Reader } from '../../ledger/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/**
 * Somebody opens a biodata. That it was opened comes into its ledger: of an administrator before anything of
 * it goes out, of a family within five seconds.
 */
export async function viewBiodata(
  reader: Reader,
  { id: profileId, userId }: Pick<ProfileRow, 'id' | 'userId'>,
): Promise<void> {
  const { actor } = reader;
  if (userId === actor.id) return;
  await countAndNotice(reader, 'view', profileId);
  if (isAdmin(actor)) await noteLook(actor, { kind: 'administrator', profileId });
  else noteView(actor, profileId);
}

/** An administrator opens all biodata of a family: each is told, before anything of them goes out. */
export async function viewBiodataOf(actor: UserRow, userId: number): Promise<void> {
  if (userId !== actor.id) await noteLookAtAll(actor, userId);
}
