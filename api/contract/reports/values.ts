/** An `answered` report has a text for the family, a `closed` report a note for administrators. */
export const REPORT_STATES = ['open', 'answered', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_DECISIONS = ['answered', 'closed'] as const satisfies readonly ReportState[];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The longest report, in visible letters. */
export const MAX_REPORT_TEXT = 500;
/** The open reports that one family can have. */
export const MAX_OPEN_REPORTS = 10;
