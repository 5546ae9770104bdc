import { messageReplySchema, type Call } from '../common/index.ts';
import type { accountEndpoints } from './endpoints.ts';
import {
  editUserSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from './forms.ts';
import {
  forgotPasswordReplySchema,
  resetPasswordReplySchema,
  sessionReplySchema,
  updateUserReplySchema,
  userReplySchema,
} from './replies.ts';

export const accountCalls = {
  register: {
    summary: 'Make an account and sign in',
    body: registerSchema,
    status: 201,
    reply: sessionReplySchema,
  },
  login: { summary: 'Sign in', body: loginSchema, reply: sessionReplySchema },
  logout: { summary: 'Sign out; nothing to do when signed out', reply: messageReplySchema },
  check: { summary: 'Who is signed in', reply: sessionReplySchema },
  forgotPassword: {
    summary: 'Mail a code to the account with this email, if there is one',
    body: forgotPasswordSchema,
    reply: forgotPasswordReplySchema,
  },
  resetPassword: {
    summary: 'Set a new password with the mailed code',
    body: resetPasswordSchema,
    reply: resetPasswordReplySchema,
  },
  getUser: { summary: 'One account', reply: userReplySchema },
  updateUser: {
    summary: 'Change an account',
    body: editUserSchema,
    reply: updateUserReplySchema,
  },
  deleteUser: {
    summary: 'Delete an account with its biodata, photos and sessions',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof accountEndpoints, Call>;
