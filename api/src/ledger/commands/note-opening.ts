import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { noteLook, noteLooks } from '../models/looks.ts';
import { noteView } from '../models/views.ts';

/**
 * Write that a biodata was opened, or its large photo, before either goes out. Both within 30 minutes are one
 * look. An account's own large photo counts as a look at all of its biodata.
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
