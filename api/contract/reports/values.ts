/** `answered`: its family reads what the administrators say. `closed`: they keep a note for themselves. */
export const REPORT_STATES = ['open', 'answered', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What an administrator makes of an open one. */
export const REPORT_DECISIONS = ['answered', 'closed'] as const satisfies readonly ReportState[];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Some sentences: what happened, or what was done about it. */
export const MAX_REPORT_TEXT = 500;
/** Of one family, at a time: more than a family has to tell before it has heard of the first. */
export const MAX_OPEN_REPORTS = 10;
