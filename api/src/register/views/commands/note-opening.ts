import { isAdmin, type UserRow } from '../../../identity/accounts/index.ts';
import { noteLook, noteLooks } from '../models/looks.ts';
import { noteView } from '../models/views.ts';

/** Record an opened biodata or large photo before it is sent. An account's photo counts for its biodata. */
export async function noteOpening(
  actor: UserRow,
  of: { profileId: number } | { userId: number },
): Promise<void> {
  if ('userId' in of) {
    const kind = isAdmin(actor) ? 'administrator' : 'view';
    await noteLooks(actor, kind, { column: 'userId', ids: [of.userId] });
  } else if (isAdmin(actor)) await noteLook(actor, { kind: 'administrator', ...of });
  else await noteView(actor, of.profileId);
}
