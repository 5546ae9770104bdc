import {
  type ForgotPasswordReply,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  type ResetPasswordReply,
  resetPasswordSchema,
  type SessionReply,
} from '@pehchan/contract/accounts';
import type { MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { Router } from 'express';
import { registerMember } from '../commands/register-member.ts';
import { resetPassword, sendOtp } from '../commands/reset-password.ts';
import { signIn } from '../commands/sign-in.ts';
import { becomeUser, currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { languageOf, requestedLanguage, say } from '../middleware/language.ts';
import { forgiveTries, limitAccount, limitAddress } from '../middleware/rate-limit.ts';
import { beginSession, endSession } from '../middleware/session.ts';
import { parse } from '../parse.ts';
import { presentSessionUser } from '../presenters/user.ts';

const { register, login, logout, check, forgotPassword, resetPassword: reset } = endpoints;

export const auth = Router();

auth.post(register.path, may(register), limitAddress('register'), async (req, res) => {
  const form = parse(registerSchema, req.body);
  await limitAccount('register', form.phone);
  const user = await registerMember(form, languageOf(req, res));
  await beginSession(req, res, user);
  becomeUser(res, user);
  res.status(201).json({
    user: presentSessionUser(user),
    message: say(req, res, 'done.register'),
  } satisfies SessionReply);
});

auth.post(login.path, may(login), limitAddress('sign-in'), async (req, res) => {
  const form = parse(loginSchema, req.body);
  await limitAccount('sign-in', form.phone);
  const user = await signIn(form, requestedLanguage(req));
  await forgiveTries('sign-in', form.phone, req);
  await beginSession(req, res, user);
  becomeUser(res, user);
  res.json({ user: presentSessionUser(user), message: say(req, res, 'done.login') } satisfies SessionReply);
});

auth.post(logout.path, may(logout), async (req, res) => {
  const message = say(req, res, 'done.logout');
  await endSession(req, res);
  res.json({ message } satisfies MessageReply);
});

auth.get(check.path, may(check), (req, res) => {
  res.json({
    user: presentSessionUser(currentUser(res)),
    message: say(req, res, 'done.check'),
  } satisfies SessionReply);
});

auth.post(forgotPassword.path, may(forgotPassword), limitAddress('forgot'), async (req, res) => {
  const { email } = parse(forgotPasswordSchema, req.body);
  await limitAccount('forgot', email);
  const hashed = await sendOtp(email);
  res.json({ email, hashed, message: say(req, res, 'done.otp.sent') } satisfies ForgotPasswordReply);
});

auth.post(reset.path, may(reset), limitAddress('reset'), async (req, res) => {
  const { password, otp } = parse(resetPasswordSchema, req.body);
  const { email } = parse(forgotPasswordSchema, req.params);
  await limitAccount('reset', email);
  await resetPassword(email, String(req.params['hashed']), otp, password);
  res.json({
    user_verfiytoken: true,
    message: say(req, res, 'done.password.reset'),
  } satisfies ResetPasswordReply);
});
