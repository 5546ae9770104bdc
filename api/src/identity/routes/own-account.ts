import { Router } from 'express';
import { limitAddress } from '../../ground/http/middleware/rate-limit.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { on } from '../access/on.ts';
import {
  changePassword,
  endSessionElsewhere,
  endAllSessions,
  findSessions,
  presentSession,
  reauthenticate,
  restoreContacts,
  sendOtp,
} from '../accounts/index.ts';
import { noteEvent } from '../security/index.ts';
import { beginSessionAlone, endSession, keepSessionAlone } from '../sessions/session.ts';

export const ownAccount = Router();

on(ownAccount, 'changePassword', async ({ req, res, body, actor, translate }) => {
  const { currentPassword, password } = body;
  await reauthenticate(req, actor, currentPassword);
  const user = await changePassword(actor, password);
  await noteEvent(req, user.id, 'password-changed');
  await beginSessionAlone(req, res, user);
  return { message: translate('done.password.changed') };
});

on(ownAccount, 'getSessions', async ({ req, actor }) => {
  const sessions = await findSessions(actor, req.session.id);
  return { sessions: sessions.map(presentSession) };
});

on(ownAccount, 'endSession', async ({ req, res, actor, param, translate }) => {
  const sessions = await findSessions(actor, req.session.id);
  const named = sessions.find(({ id }) => id === param('session'));
  if (!named) throw notFound();
  const message = translate('done.session.ended');
  if (named.isThis) await endSession(req, res);
  else await endSessionElsewhere(actor.id, named);
  return { message };
});

on(ownAccount, 'endOtherSessions', async ({ req, actor, translate }) => {
  await keepSessionAlone(req, await endAllSessions(actor));
  return { message: translate('done.sessions.ended') };
});

on(ownAccount, 'restoreContacts', [limitAddress('contact')], async ({ req, res, body, translate }) => {
  const user = await restoreContacts(body.token);
  await noteEvent(req, user.id, 'contact-restored');
  const { email } = user;
  const { hashed } = await sendOtp(email);
  // The reset page needs a signed-out browser, even if another account was signed in.
  await endSession(req, res);
  return { email, hashed, message: translate('done.contacts.restored') };
});
