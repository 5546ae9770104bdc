import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { countReading, noteLook, noteLookAtAll, noteView } from '../../ledger/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/**
 * Somebody opens a biodata. That it was opened comes into its ledger: of an administrator before anything of
 * it goes out, of a family within five seconds.
 * @param onMany told when the account opens more than a family does
 */
export async function viewBiodata(
  actor: UserRow,
  { id: profileId, userId }: Pick<ProfileRow, 'id' | 'userId'>,
  onMany: () => Promise<void>,
): Promise<void> {
  if (userId === actor.id) return;
  if ((await countReading(actor, 'view', profileId)).isMany) await onMany();
  if (isAdmin(actor)) await noteLook(actor, { kind: 'administrator', profileId });
  else noteView(actor, profileId);
}

/** An administrator opens all biodata of a family: each is told, before anything of them goes out. */
export async function viewBiodataOf(actor: UserRow, userId: number): Promise<void> {
  if (userId !== actor.id) await noteLookAtAll(actor, userId);
}
