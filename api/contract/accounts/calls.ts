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
      'this password, 400 has the reason',
    body: availabilitySchema,
    reply: messageReplySchema,
  },
  login: { summary: 'Sign in', body: loginSchema, reply: sessionReplySchema },
  logout: { summary: 'Sign out; does nothing when signed out', reply: messageReplySchema },
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
    summary: 'Change an account; a new email or phone of the own account requires the password',
    body: editUserSchema,
    reply: updateUserReplySchema,
  },
  changePassword: {
    summary: 'Change the password with the current one; every other session ends',
    body: changePasswordSchema,
    reply: messageReplySchema,
  },
  getSessions: { summary: 'The own sessions', reply: sessionsReplySchema },
  endSession: { summary: 'End one of the own sessions', reply: messageReplySchema },
  endOtherSessions: { summary: 'End every own session except this one', reply: messageReplySchema },
  restoreContacts: {
    summary:
      'Put email and phone back as they were, by the link that the old address was mailed; every session ' +
      'and the password end, and a code for a new one is mailed',
    body: restoreContactsSchema,
    reply: forgotPasswordReplySchema,
  },
  deleteUser: {
    summary: 'Delete an account with its biodata, photos and sessions; the own account requires the password',
    body: deleteUserSchema,
    reply: messageReplySchema,
  },
  detachEmail: {
    summary: 'Remove an email from an account that someone else registered with it',
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
    summary: 'Recovery codes of the last week, and requests that wait for a second administrator',
    reply: recoveryRequestsReplySchema,
  },
  confirmRecovery: {
    summary: 'Confirm another administrator’s request for a recovery code',
    reply: messageReplySchema,
  },
  recover: {
    summary: 'Set a new password with an administrator’s recovery code',
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
