import { forgotPasswordSchema } from '@pehchan/contract/accounts';
import { Router } from 'express';
import { count, limiter } from '../../ground/http/limiter.ts';
import {
  knownBrowser,
  knownSince,
  rememberBrowser,
  steppedBrowser,
} from '../../ground/http/middleware/known-browser.ts';
import { languageOf, requestedLanguage } from '../../ground/http/middleware/language.ts';
import {
  countTaken,
  forgiveAddress,
  limitAddress,
  limitRegistering,
} from '../../ground/http/middleware/rate-limit.ts';
import { parse } from '../../ground/http/parse.ts';
import { ceiling } from '../../ground/runtime/ceiling.ts';
import { on } from '../access/on.ts';
import {
  checkOtp,
  countTry,
  findOtpOwner,
  presentSessionUser,
  refuseTaken,
  refuseWeakPassword,
  registerMember,
  resetPassword,
  sendOtp,
  signIn,
  User,
} from '../accounts/index.ts';
import { noteEvent } from '../security/index.ts';
import { becomeUser, maybeUser } from '../sessions/current-user.ts';
import { beginSession, endSession } from '../sessions/session.ts';

export const auth = Router();

/**
 * Limit sign-ins with the right password too. A browser that passed the second step has a limit of its own:
 * a thief of the password cannot lock the holder out.
 */
const signIns = limiter('account:signed-in', ceiling(30, 100), 10 * 60);

on(auth, 'register', [limitAddress('register')], async ({ req, res, body, translate }) => {
  await limitRegistering(body.phone, req);
  const user = await registerMember(body, languageOf(req, res), countTaken(req, res));
  await noteEvent(req, user.id, 'sign-in');
  await beginSession(req, res, user);
  becomeUser(res, user);
  return { user: presentSessionUser(user, knownSince(req, user.id)), message: translate('done.register') };
});

// The browser makes this call before the biodata form, so that a family learns early of a taken phone.
on(auth, 'checkAvailability', [limitAddress('contact')], async ({ req, res, body, translate }) => {
  const { password, phone, email, name = '', Father = '', village = '' } = body;
  if (password) refuseWeakPassword(password, { phone, email, fullName: name, fatherName: Father, village });
  await countTaken(req, res)(() => refuseTaken(body, maybeUser(res)?.id));
  return { message: translate('done.available') };
});

on(auth, 'login', [limitAddress('sign-in')], async ({ req, res, body, translate }) => {
  const { phone } = body;
  const forgive = await countTry(req, 'sign-in', { contact: phone, userId: await User.findIdByPhone(phone) });
  const user = await signIn(body, requestedLanguage(req), (userId) =>
    noteEvent(req, userId, 'sign-in-refused'),
  );
  // Count the sign-in before `forgive` removes its try: over this limit, it counts as a wrong password.
  await count(signIns, steppedBrowser(req, user.id) ?? String(user.id));
  await Promise.all([forgive(), forgiveAddress('sign-in', req)]);
  await noteEvent(req, user.id, 'sign-in');
  await beginSession(req, res, user);
  becomeUser(res, user);
  return { user: presentSessionUser(user, knownSince(req, user.id)), message: translate('done.login') };
});

on(auth, 'logout', async ({ req, res, translate }) => {
  const message = translate('done.logout');
  await endSession(req, res);
  return { message };
});

on(auth, 'check', ({ req, res, actor, translate }) => {
  // Set the cookie `pehchan.known` in a browser that signed in before this cookie existed.
  if (!knownBrowser(req, actor.id)) rememberBrowser(req, res, actor.id);
  return { user: presentSessionUser(actor, knownSince(req, actor.id)), message: translate('done.check') };
});

on(auth, 'forgotPassword', [limitAddress('forgot')], async ({ req, body: { email }, translate }) => {
  const user = await User.findByExactEmail(email);
  await countTry(req, 'forgot', { contact: email, userId: user?.id ?? null });
  const { hashed, userId } = await sendOtp(email);
  await noteEvent(req, userId, 'code-asked');
  return { email, hashed, message: translate('done.otp.sent') };
});

on(
  auth,
  'resetPassword',
  [limitAddress('reset')],
  async ({ req, res, body: { password, otp }, param, translate }) => {
    const { email } = parse(forgotPasswordSchema, req.params);
    const hashed = param('hashed');
    // Each mailed code has five tries of its own, which wrong passwords and other codes do not use up.
    const ownerId = await findOtpOwner(email, hashed);
    const userId = await checkOtp({ email, hashed, otp, ownerId }, () =>
      noteEvent(req, ownerId, 'reset-refused'),
    );
    await resetPassword(userId, email, password);
    await noteEvent(req, userId, 'password-reset');
    // Give the browser its own limit of password tries: strangers may have used up the day's shared tries.
    rememberBrowser(req, res, userId);
    return { user_verfiytoken: true, message: translate('done.password.reset') };
  },
);
