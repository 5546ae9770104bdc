import type { AnyObjectSchema } from 'yup';
import {
  editUserSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from './account.ts';
import { biodataSchema, createBiodataSchema, signupSchema } from './biodata.ts';
import { clientErrorSchema } from './client-error.ts';
import { endpoints, type EndpointName } from './endpoints.ts';
import {
  auditQuerySchema,
  profileExportSchema,
  profileQuerySchema,
  userExportSchema,
  userQuerySchema,
} from './lists.ts';
import {
  auditReplySchema, countReplySchema, countsReplySchema, forgotPasswordReplySchema, messageReplySchema, ownProfilesReplySchema,
  profileReplySchema,  profilesReplySchema, resetPasswordReplySchema, reviewReplySchema, sessionReplySchema, statisticsReplySchema,
  systemReplySchema, updateUserReplySchema, userProfilesReplySchema, userReplySchema, usersReplySchema,
} from './replies.ts'; // prettier-ignore
import { moveSchema, reviewSchema } from './review.ts';

/** What goes in and what comes out of a call, beside its path and access in `endpoints`. */
export type Call = {
  summary: string;
  /** A JSON body; together with `photo` a multipart form instead. */
  body?: AnyObjectSchema;
  /** Name of the form's field that holds the photo, and whether it must be there. */
  photo?: { field: string; required: boolean };
  query?: AnyObjectSchema;
  /** The status of success, and what it answers. */
  status?: 201;
} & Answer;

/** JSON, or a file of a media type. */
type Answer = { reply: AnyObjectSchema; file?: never } | { reply?: never; file: string };

/** What Excel and LibreOffice open. */
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const profiles = (summary: string, reply: AnyObjectSchema = profilesReplySchema): Call => ({
  summary,
  query: profileQuerySchema,
  reply,
});
const users = (summary: string): Call => ({ summary, query: userQuerySchema, reply: usersReplySchema });
const act = (summary: string): Call => ({ summary, reply: messageReplySchema });
const move = (summary: string): Call => ({ summary, body: moveSchema, reply: messageReplySchema });

/** Every call, for the API's description and for the tests that hold replies against it. */
export const calls: Record<EndpointName, Call> = {
  register: {
    summary: 'Make an account and sign in',
    body: registerSchema,
    status: 201,
    reply: sessionReplySchema,
  },
  login: { summary: 'Sign in', body: loginSchema, reply: sessionReplySchema },
  logout: act('Sign out; nothing to do when signed out'),
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
  createProfile: {
    summary: 'Add a biodata; a visitor sends the account’s fields too and gets an account',
    body: signupSchema.concat(createBiodataSchema),
    photo: { field: 'imageFile', required: true },
    status: 201,
    reply: messageReplySchema,
  },
  updateProfile: {
    summary: 'Change a biodata; without a photo the present one stays',
    body: biodataSchema,
    photo: { field: 'image', required: false },
    reply: messageReplySchema,
  },
  deleteProfile: act('Delete a biodata and its photo'),
  getProfile: { summary: 'One biodata', reply: profileReplySchema },
  getOwnProfiles: profiles('The caller’s own biodata', ownProfilesReplySchema),
  getAllProfiles: profiles('Search: biodata of approved accounts'),
  getApprovedProfiles: profiles('Biodata of approved accounts'),
  getRejectedProfiles: profiles('Biodata of rejected accounts'),
  getTotalProfiles: profiles('All biodata'),
  getFemaleProfiles: profiles('All biodata of daughters'),
  getMaleProfiles: profiles('All biodata of sons'),
  getUserProfiles: profiles('Biodata of one account', userProfilesReplySchema),
  getUser: { summary: 'One account', reply: userReplySchema },
  updateUser: {
    summary: 'Change an account',
    body: editUserSchema,
    photo: { field: 'imageFile', required: false },
    reply: updateUserReplySchema,
  },
  deleteUser: act('Delete an account with its biodata, photos and sessions'),
  getUsers: users('All accounts with their biodata'),
  getPendingUsers: users('Accounts that wait for approval'),
  getApprovedUsers: users('Approved accounts'),
  approveUser: move('Approve an account'),
  pendUser: move('Set an account back to pending'),
  rejectUser: move('Reject an account'),
  getCounts: { summary: 'The numbers of the dashboard', reply: countsReplySchema },
  countUsersWithoutProfiles: { summary: 'How many accounts have no biodata', reply: countReplySchema },
  deleteUsersWithoutProfiles: { summary: 'Delete accounts without biodata', reply: countReplySchema },
  reportClientError: {
    summary: 'Tell of an error in the page',
    body: clientErrorSchema,
    status: 201,
    reply: messageReplySchema,
  },
  getAudit: { summary: 'Who did what to whom, and when', query: auditQuerySchema, reply: auditReplySchema },
  reviewUsers: {
    summary: 'Approve, reject or set back several accounts; each by itself, with a result for each',
    body: reviewSchema,
    reply: reviewReplySchema,
  },
  getStatistics: { summary: 'The figures of the charts', reply: statisticsReplySchema },
  getSystem: { summary: 'What runs, and on what', reply: systemReplySchema },
  exportUsers: { summary: 'A list of accounts as a spreadsheet', query: userExportSchema, file: SPREADSHEET },
  exportProfiles: {
    summary: 'A list of biodata as a spreadsheet',
    query: profileExportSchema,
    file: SPREADSHEET,
  },
};

export const endpointNames = Object.keys(endpoints) as EndpointName[];
