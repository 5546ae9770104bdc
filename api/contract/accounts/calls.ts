import { messageReplySchema, type Call } from '../common/index.ts';
import type { accountEndpoints } from './endpoints.ts';
import {
  availabilitySchema,
  changePasswordSchema,
  deleteUserSchema,
  detachEmailSchema,
  editUserSchema,
  forgotPasswordSchema,
  loginSchema,
  recoverSchema,
  registerSchema,
  restoreContactsSchema,
  resetPasswordSchema,
} from './forms.ts';
import {
  forgotPasswordReplySchema,
  recoveryCodeReplySchema,
  recoveryRequestsReplySchema,
  resetPasswordReplySchema,
  sessionReplySchema,
  sessionsReplySchema,
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
  checkAvailability: {
    summary:
      'Whether an account can be made with this phone and email, 409 names the one that is taken; and with ' +
      'this password, 400 says why not',
    body: availabilitySchema,
    reply: messageReplySchema,
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
  getUser: { summary: 'One account', logged: 'for administrators', reply: userReplySchema },
  updateUser: {
    summary: 'Change an account; another email or phone of one’s own asks for the password',
    body: editUserSchema,
    reply: updateUserReplySchema,
  },
  changePassword: {
    summary: 'Set a new password against the present one; every other session ends',
    body: changePasswordSchema,
    reply: messageReplySchema,
  },
  getSessions: { summary: 'Where one is signed in', reply: sessionsReplySchema },
  endSession: { summary: 'End one of the own sessions', reply: messageReplySchema },
  endOtherSessions: { summary: 'End every own session but this one', reply: messageReplySchema },
  restoreContacts: {
    summary:
      'Put email and phone back as they were, by the link that the old address was mailed; every session ' +
      'and the password end, and a code for a new one is mailed',
    body: restoreContactsSchema,
    reply: forgotPasswordReplySchema,
  },
  deleteUser: {
    summary: 'Delete an account with its biodata, photos and sessions; one’s own asks for the password',
    body: deleteUserSchema,
    reply: messageReplySchema,
  },
  detachEmail: {
    summary: 'Take an email off the account that somebody else has registered with it',
    body: detachEmailSchema,
    reply: messageReplySchema,
  },
  makeRecoveryCode: {
    summary:
      'A code for a new password, for a family that was called. The family is notified at its next sign-in and ' +
      'by mail. The sixth in a day is 429, until another administrator has confirmed it',
    reply: recoveryCodeReplySchema,
  },
  getRecoveryRequests: {
    summary: 'Codes for a new password of the last week, and requests that wait for a second administrator',
    reply: recoveryRequestsReplySchema,
  },
  confirmRecovery: {
    summary: 'Confirm that another administrator makes a code',
    reply: messageReplySchema,
  },
  recover: {
    summary: 'Set a new password with the code that an administrator has read out',
    body: recoverSchema,
    reply: messageReplySchema,
  },
  readRecovery: {
    summary:
      'The family has read that an administrator made a code; 403 in a browser that was not known before the ' +
      'code was used',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof accountEndpoints, Call>;
