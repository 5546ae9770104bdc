import type { UserRow } from '../../accounts/index.ts';
import { countAndNotice, noteLooks, noteOpening, type Reader } from '../../ledger/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/**
 * Count that an account opens a biodata, and write it into the ledger before anything of it goes out.
 */
export async function viewBiodata(
  reader: Reader,
  { id: profileId, userId }: Pick<ProfileRow, 'id' | 'userId'>,
): Promise<void> {
  const { actor } = reader;
  if (userId === actor.id) return;
  await countAndNotice(reader, 'view', profileId);
  await noteOpening(actor, { profileId });
}

/** An administrator opens all biodata of a family: each is told, before anything of them goes out. */
export async function viewBiodataOf(actor: UserRow, userId: number): Promise<void> {
  await noteLooks(actor, 'administrator', { column: 'userId', ids: [userId] });
}
