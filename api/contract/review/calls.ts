import { countReplySchema, messageReplySchema, SPREADSHEET, type Call } from '../common/index.ts';
import { moveSchema, reviewReplySchema, reviewSchema } from './decisions.ts';
import type { reviewEndpoints } from './endpoints.ts';
import { userExportSchema, userQuerySchema, usersReplySchema } from './users.ts';

const users = (summary: string) => ({ summary, query: userQuerySchema, reply: usersReplySchema });
const move = (summary: string) => ({ summary, body: moveSchema, reply: messageReplySchema });

export const reviewCalls = {
  getUsers: users('All accounts with their biodata'),
  getPendingUsers: users('Accounts that wait for approval'),
  getApprovedUsers: users('Approved accounts'),
  approveUser: move('Approve an account'),
  pendUser: move('Set an account back to pending'),
  rejectUser: move('Reject an account'),
  countUsersWithoutProfiles: { summary: 'How many accounts have no biodata', reply: countReplySchema },
  deleteUsersWithoutProfiles: { summary: 'Delete accounts without biodata', reply: countReplySchema },
  reviewUsers: {
    summary: 'Approve, reject or set back several accounts; each by itself, with a result for each',
    body: reviewSchema,
    reply: reviewReplySchema,
  },
  exportUsers: { summary: 'A list of accounts as a spreadsheet', query: userExportSchema, file: SPREADSHEET },
} as const satisfies Record<keyof typeof reviewEndpoints, Call>;
