import { countReplySchema, messageReplySchema, SPREADSHEET, type Call } from '../common/index.ts';
import { auditQuerySchema, auditReplySchema } from './audit.ts';
import { moveSchema, reviewReplySchema, reviewSchema } from './decisions.ts';
import type { reviewEndpoints } from './endpoints.ts';
import { userExportSchema, userQuerySchema, usersReplySchema } from './users.ts';

const users = (summary: string): Call => ({ summary, query: userQuerySchema, reply: usersReplySchema });
const move = (summary: string): Call => ({ summary, body: moveSchema, reply: messageReplySchema });

export const reviewCalls: Record<keyof typeof reviewEndpoints, Call> = {
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
  getAudit: { summary: 'Who did what to whom, and when', query: auditQuerySchema, reply: auditReplySchema },
  exportUsers: { summary: 'A list of accounts as a spreadsheet', query: userExportSchema, file: SPREADSHEET },
};
