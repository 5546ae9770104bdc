import { messageReplySchema, type Call } from '../common/index.ts';
import type { reportsEndpoints } from './endpoints.ts';
import { decideReportSchema, reportQuerySchema, reportSchema } from './forms.ts';
import { decidedReportReplySchema, ownReportsReplySchema, reportsReplySchema } from './replies.ts';

export const reportsCalls = {
  getOwnReports: {
    summary: 'A family’s own reports, with the administrators’ answers',
    reply: ownReportsReplySchema,
  },
  report: {
    summary: 'Report a viewer of the own biodata, or the family of a biodata that the caller can open',
    body: reportSchema,
    reply: messageReplySchema,
  },
  getReports: {
    summary: 'Reports of families, newest first, with both families and lines of the access log',
    logged: true,
    query: reportQuerySchema,
    reply: reportsReplySchema,
  },
  decideReport: {
    summary: 'Answer a report, or close it with a note for administrators',
    body: decideReportSchema,
    reply: decidedReportReplySchema,
  },
} as const satisfies Record<keyof typeof reportsEndpoints, Call>;
