import { sessionReplySchema } from '../accounts/index.ts';
import { countReplySchema, messageReplySchema, SPREADSHEET, type Call } from '../common/index.ts';
import { moveSchema, rejectSchema, reviewReplySchema, reviewSchema } from './decisions.ts';
import type { reviewEndpoints } from './endpoints.ts';
import { reviewHintsReplySchema } from './hints.ts';
import { addedNoteReplySchema, noteSchema, notesReplySchema } from './notes.ts';
import { ownStatusReplySchema } from './own-status.ts';
import { userExportSchema, userQuerySchema, usersReplySchema } from './users.ts';

const users = (summary: string) => ({
  summary,
  logged: true as const,
  query: userQuerySchema,
  reply: usersReplySchema,
});
const move = (summary: string) => ({ summary, body: moveSchema, reply: messageReplySchema });

export const reviewCalls = {
  getUsers: users('All accounts with their biodata'),
  getPendingUsers: users('Accounts that wait for approval'),
  getApprovedUsers: users('Approved accounts'),
  approveUser: move('Approve an account'),
  pendUser: move('Set an account back to pending'),
  rejectUser: { ...move('Reject an account, with reasons'), body: rejectSchema },
  countUsersWithoutProfiles: { summary: 'How many accounts have no biodata', reply: countReplySchema },
  deleteUsersWithoutProfiles: { summary: 'Delete accounts without biodata', reply: countReplySchema },
  reviewUsers: {
    summary: 'Approve or reject several accounts, or make them pending; each has its own result',
    body: reviewSchema,
    reply: reviewReplySchema,
  },
  undoDecision: {
    summary: 'Undo the own decision on an account before its mail is sent',
    reply: messageReplySchema,
  },
  getReviewHints: {
    summary: 'What to look at before a decision on an account, and its approved neighbours',
    reply: reviewHintsReplySchema,
  },
  getNotes: {
    summary: 'The administrators’ notes on an account, newest first',
    reply: notesReplySchema,
  },
  addNote: {
    summary: 'Add a note to an account, for administrators only',
    body: noteSchema,
    reply: addedNoteReplySchema,
  },
  getOwnStanding: {
    summary: 'The status of the own account, and the reasons of a rejection',
    reply: ownStatusReplySchema,
  },
  resubmit: { summary: 'Submit a rejected account again: it becomes pending', reply: sessionReplySchema },
  exportUsers: {
    summary: 'A list of accounts as a spreadsheet',
    logged: true,
    query: userExportSchema,
    file: SPREADSHEET,
  },
} as const satisfies Record<keyof typeof reviewEndpoints, Call>;
