import { editUserSchema, type UpdateUserReply, type UserReply } from '@pehchan/contract/accounts';
import type { MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { type Request, type Response, Router } from 'express';
import { deleteMember } from '../commands/delete-member.ts';
import { updateMember } from '../commands/update-member.ts';
import { notFound } from '../errors.ts';
import { currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { say } from '../middleware/language.ts';
import { photoForm, uploadOf } from '../middleware/photo-upload.ts';
import { limitContacts, limitSaving } from '../middleware/rate-limit.ts';
import { endSession } from '../middleware/session.ts';
import { User } from '../models/user.ts';
import { parse } from '../parse.ts';
import { authorize } from '../policies/authorize.ts';
import { userPolicy } from '../policies/user.ts';
import { presentUser } from '../presenters/user.ts';
import { recordId } from './record-id.ts';

const { getUser, updateUser, deleteUser } = endpoints;

export const users = Router();

users.get(getUser.path, may(getUser), async (req, res) => {
  res.json({ User: presentUser(await managedUser(req, res)) } satisfies UserReply);
});

users.post(
  updateUser.path,
  may(updateUser),
  // Whose account it is is settled before five megabytes are read.
  async (req, res, next) => {
    await managedUser(req, res);
    next();
  },
  limitSaving,
  photoForm('imageFile', async (req, res) => {
    const user = await managedUser(req, res);
    const form = parse(editUserSchema, req.body);
    if (form.phone !== user.phone || form.email !== user.email) await limitContacts(req, res);
    const updated = await updateMember(currentUser(res), user, form, uploadOf(req));
    res.json({
      UpdateUser: presentUser(updated),
      message: say(req, res, 'done.user.updated'),
    } satisfies UpdateUserReply);
  }),
);

users.delete(deleteUser.path, may(deleteUser), async (req, res) => {
  const actor = currentUser(res);
  const user = await managedUser(req, res);
  const message = say(req, res, 'done.user.deleted');
  await deleteMember(actor, user.id);
  if (actor.id === user.id) await endSession(req, res);
  res.json({ message } satisfies MessageReply);
});

/** The account that the path names, if the caller may manage it. */
async function managedUser(req: Request, res: Response): Promise<User> {
  const user = await User.findByPk(recordId(req));
  if (!user) throw notFound();
  authorize(userPolicy.manage, currentUser(res), user);
  return user;
}
