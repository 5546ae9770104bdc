import { type Request, type RequestHandler, type Response, Router } from 'express';
import { authorize } from '../../../ground/http/authorize.ts';
import {
  countContactChange,
  countTaken,
  limitContacts,
  limitSaving,
} from '../../../ground/http/middleware/rate-limit.ts';
import { recordId } from '../../../ground/http/record-id.ts';
import { notFound } from '../../../ground/runtime/errors.ts';
import { on } from '../../../identity/access/on.ts';
import { presentUser, reauthenticate, User, userPolicy } from '../../../identity/accounts/index.ts';
import { noteEvent } from '../../../identity/security/index.ts';
import { currentUser } from '../../../identity/sessions/current-user.ts';
import { beginSessionAlone, endSession } from '../../../identity/sessions/session.ts';
import { Profile } from '../../../register/biodata/index.ts';
import { noteLooks } from '../../../register/views/index.ts';
import { deleteMember } from '../commands/delete-member.ts';
import { updateMember } from '../commands/update-member.ts';

export const users = Router();

on(users, 'getUser', async ({ req, res, actor }) => {
  const user = await managedUser(req, res);
  await noteNumber(actor, user);
  return { User: presentUser(user), biodata: await Profile.count({ where: { userId: user.id } }) };
});

/** Check that the caller can change the account before reading an upload of five megabytes. */
const mayManage: RequestHandler = async (req, res, next) => {
  await managedUser(req, res);
  next();
};

on(users, 'updateUser', [mayManage, limitSaving], async (call) => {
  const { req, res, translate, actor } = call;
  const user = await managedUser(req, res);
  const body = call.bodyOver({ name: user.fullName, Father: user.fatherName });
  const { photo } = call;
  const isReachedElsewhere = body.phone !== user.phone || body.email !== user.email;
  const isOwn = actor.id === user.id;
  if (isReachedElsewhere) {
    if (isOwn) await reauthenticate(req, user, body.currentPassword);
    await limitContacts(req, res);
  }
  // Add a line to the access log, because the reply contains the account's phone number.
  await noteNumber(actor, user);
  const update = () => updateMember(actor, user, body, photo, countTaken(req, res));
  const isCounted = isReachedElsewhere && isOwn;
  const saved = isCounted ? await countContactChange(user.id, update) : await update();
  const { updated, hasEndedSessions, isRenamed } = saved;
  if (isReachedElsewhere) await noteEvent(req, user.id, 'contact-changed');
  if (isRenamed) await noteEvent(req, user.id, 'name-changed');
  if (hasEndedSessions) await beginSessionAlone(req, res, updated);
  return { UpdateUser: presentUser(updated), message: translate('done.user.updated') };
});

on(users, 'deleteUser', async ({ req, res, body, translate, actor }) => {
  const user = await managedUser(req, res);
  if (actor.id === user.id) await reauthenticate(req, user, body.currentPassword);
  const message = translate('done.user.deleted');
  await deleteMember(actor, user.id);
  await noteEvent(req, user.id, 'account-deleted');
  if (actor.id === user.id) await endSession(req, res);
  return { message };
});

async function noteNumber(actor: User, { id }: User): Promise<void> {
  if (id !== actor.id) await noteLooks(actor, 'listed', { column: 'userId', ids: [id] });
}

async function managedUser(req: Request, res: Response): Promise<User> {
  const user = await User.findByPk(recordId(req));
  if (!user) throw notFound();
  authorize(userPolicy.manage, currentUser(res), user);
  return user;
}
