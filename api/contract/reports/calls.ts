import { messageReplySchema, type Call } from '../common/index.ts';
import type { reportsEndpoints } from './endpoints.ts';
import { decideReportSchema, reportQuerySchema, reportSchema } from './forms.ts';
import { decidedReportReplySchema, ownReportsReplySchema, reportsReplySchema } from './replies.ts';

export const reportsCalls = {
  getOwnReports: {
    summary: 'What a family has told the administrators, with their answers',
    reply: ownReportsReplySchema,
  },
  report: {
    summary: 'Tells the administrators of somebody who looked at one’s biodata',
    body: reportSchema,
    reply: messageReplySchema,
  },
  getReports: {
    summary: 'What families have told, newest first, with both families and the ledger’s lines',
    logged: true,
    query: reportQuerySchema,
    reply: reportsReplySchema,
  },
  decideReport: {
    summary: 'Answers the family, or closes it with a note for administrators',
    body: decideReportSchema,
    reply: decidedReportReplySchema,
  },
} as const satisfies Record<keyof typeof reportsEndpoints, Call>;
