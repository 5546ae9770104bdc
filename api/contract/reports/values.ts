/** `answered`: the family reads the answer. `closed`: administrators keep a note. */
export const REPORT_STATES = ['open', 'answered', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_DECISIONS = ['answered', 'closed'] as const satisfies readonly ReportState[];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Letters, for a few sentences. */
export const MAX_REPORT_TEXT = 500;
/** For one family at a time. */
export const MAX_OPEN_REPORTS = 10;
