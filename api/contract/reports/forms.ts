import { number, object, string, type InferType } from 'yup';
import { oneOf, pageQuery, paragraph, seen, sentence } from '../common/index.ts';
import { MAX_REPORT_TEXT, REPORT_DECISIONS, REPORT_STATES } from './values.ts';

const notThere = sentence('invalid.body');
const id = number()
  .typeError(notThere)
  .integer(notThere)
  .min(1, notThere)
  .max(0xffffffff, notThere)
  .required(notThere);

const text = paragraph(MAX_REPORT_TEXT)
  .required(sentence('invalid.report.text'))
  .test(seen(3, sentence('invalid.report.text')));

/**
 * A family's report: the reported account, and either the own biodata with that account in its access log,
 * or a biodata of that account that the family can open.
 */
export const reportSchema = object({ userId: id, profileId: id, text });

/** An administrator's decision. `text` is an answer to the family, or a note for administrators. */
export const decideReportSchema = object({
  state: string()
    .trim()
    .required(sentence('invalid.report.state'))
    .oneOf(REPORT_DECISIONS, sentence('invalid.report.state')),
  text,
});

export const reportQuerySchema = object({ ...pageQuery, state: oneOf(REPORT_STATES) });

export type ReportForm = InferType<typeof reportSchema>;
export type DecideReportForm = InferType<typeof decideReportSchema>;
export type ReportQuery = Partial<InferType<typeof reportQuerySchema>>;
