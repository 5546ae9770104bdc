import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { countReading, noteLook, noteView, NOTHING_SEEN, type Seen, seenBy } from '../../ledger/index.ts';
import type { ProfileRow } from '../models/profile.ts';

/**
 * Somebody opens a biodata. That it was opened comes into its ledger: of an administrator before anything of
 * it goes out, of a family within five seconds.
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
  if (isAdmin(actor)) await noteLook(actor, { kind: 'administrator', profileId });
  else noteView(actor, profileId);
  return (await seenBy(actor.id, [profileId])).get(profileId) ?? NOTHING_SEEN;
}
