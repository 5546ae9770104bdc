import { isAdmin, type UserRow } from '../../../identity/accounts/index.ts';
import { noteLook, noteLooks } from '../models/looks.ts';
import { noteView } from '../models/views.ts';

/**
 * Record that a biodata or its large photo was opened. Call it before either is sent. Both within 30 minutes
 * are one look. The large photo of an account counts as a look at all of its biodata.
 */
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
