import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { countReading, noteLook, NOTHING_SEEN, type Seen, seenBy } from '../../ledger/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/**
 * Somebody opens a biodata. That it was opened is written into its ledger before anything of it goes out.
 * @param onMany told when the account opens more than a family does
 * @returns what the account has seen of it
 */
export async function viewBiodata(
  actor: UserRow,
  { id: profileId, userId }: Pick<ProfileRow, 'id' | 'userId'>,
  onMany: () => Promise<void>,
): Promise<Seen> {
  if (userId === actor.id) return NOTHING_SEEN;
  if ((await countReading(actor, 'view', profileId)).isMany) await onMany();
  await noteLook(actor, { kind: isAdmin(actor) ? 'administrator' : 'view', profileId });
  return (await seenBy(actor.id, [profileId])).get(profileId) ?? NOTHING_SEEN;
}
