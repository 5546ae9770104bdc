import { forgotPasswordSchema } from '@pehchan/contract/accounts';
import { Router } from 'express';
import { becomeUser } from '../../http/middleware/current-user.ts';
import { languageOf, requestedLanguage } from '../../http/middleware/language.ts';
import { forgiveTries, limitAccount, limitAddress } from '../../http/middleware/rate-limit.ts';
import { beginSession, endSession } from '../../http/middleware/session.ts';
import { on } from '../../http/on.ts';
import { parse } from '../../http/parse.ts';
import { noteEvent } from '../../security/index.ts';
import { registerMember } from '../commands/register-member.ts';
import { resetPassword, sendOtp } from '../commands/reset-password.ts';
import { signIn } from '../commands/sign-in.ts';
import { presentSessionUser } from '../presenter.ts';

export const auth = Router();

on(auth, 'register', [limitAddress('register')], async ({ req, res, body, translate }) => {
  await limitAccount('register', body.phone);
  const user = await registerMember(body, languageOf(req, res));
  await beginSession(req, res, user);
  becomeUser(res, user);
  return { user: presentSessionUser(user), message: translate('done.register') };
});

on(auth, 'login', [limitAddress('sign-in')], async ({ req, res, body, translate }) => {
  await limitAccount('sign-in', body.phone);
  const user = await signIn(body, requestedLanguage(req), (userId) =>
    noteEvent(req, userId, 'sign-in-refused'),
  );
  await forgiveTries('sign-in', body.phone, req);
  await noteEvent(req, user.id, 'sign-in');
  await beginSession(req, res, user);
  becomeUser(res, user);
  return { user: presentSessionUser(user), message: translate('done.login') };
});

on(auth, 'logout', async ({ req, res, translate }) => {
  const message = translate('done.logout');
  await endSession(req, res);
  return { message };
});

on(auth, 'check', ({ actor, translate }) => ({
  user: presentSessionUser(actor),
  message: translate('done.check'),
}));

on(auth, 'forgotPassword', [limitAddress('forgot')], async ({ req, body: { email }, translate }) => {
  await limitAccount('forgot', email);
  const { hashed, userId } = await sendOtp(email);
  await noteEvent(req, userId, 'code-asked');
  return { email, hashed, message: translate('done.otp.sent') };
});

on(
  auth,
  'resetPassword',
  [limitAddress('reset')],
  async ({ req, body: { password, otp }, param, translate }) => {
    const { email } = parse(forgotPasswordSchema, req.params);
    await limitAccount('reset', email);
    const userId = await resetPassword(email, param('hashed'), otp, password, (userId) =>
      noteEvent(req, userId, 'reset-refused'),
    );
    await noteEvent(req, userId, 'password-reset');
    return { user_verfiytoken: true, message: translate('done.password.reset') };
  },
);
