import { countAndNotice, noteOpening, type Reader } from '../../views/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/** Count that an account opens a biodata, and add a line to the access log before the biodata is sent. */
export async function viewBiodata(
  reader: Reader,
  { id: profileId, userId }: Pick<ProfileRow, 'id' | 'userId'>,
): Promise<void> {
  const { actor } = reader;
  if (userId === actor.id) return;
  await countAndNotice(reader, 'view', profileId);
  await noteOpening(actor, { profileId });
}
