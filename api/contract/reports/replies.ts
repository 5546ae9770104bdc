import { array, boolean, number, object, string, type InferType } from 'yup';
import { message, pageReply, VILLAGES } from '../common/index.ts';
import { LEDGER_KINDS } from '../ledger/index.ts';
import { REPORT_STATES } from './values.ts';

const reportBase = {
  id: number().integer().required(),
  state: string().oneOf(REPORT_STATES).required(),
  text: string().required(),
  answer: string().nullable().defined(),
  createdAt: string().required(),
  decidedAt: string().nullable().defined(),
};

/** The reported account, with its name and village when it opened the biodata. */
const about = {
  userId: number().integer().required(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
};

export const ownReportSchema = object({
  ...reportBase,
  profileId: number().integer().nullable().defined(),
  about: object(about).required(),
});
export const ownReportsReplySchema = object({ reports: array(ownReportSchema).required() });

const family = { ...about, phone: string().nullable().defined() };

export const reportForAdminsSchema = object({
  ...reportBase,
  /** Whether the administrator can decide: not on a report by or about the administrator's own family. */
  mayDecide: boolean().required(),
  note: string().nullable().defined(),
  decidedBy: string().nullable().defined(),
  /**
   * The biodata with the account in its access log, or, with `isTheirs`, the reported family's own biodata.
   * Its `id` is null once the biodata is deleted.
   */
  profile: object({
    id: number().integer().nullable().defined(),
    fullname: string().required(),
    isTheirs: boolean().optional(),
  }).required(),
  by: object(family).required(),
  about: object(family).required(),
  lines: array(
    object({
      kind: string().oneOf(LEDGER_KINDS).required(),
      firstAt: string().required(),
      lastAt: string().required(),
      times: number().integer().required(),
    }),
  ).required(),
});
export const reportsReplySchema = object({
  entries: array(reportForAdminsSchema).required(),
  ...pageReply,
  open: number().integer().required(),
});
export const decidedReportReplySchema = object({ state: reportBase.state, message });

export type OwnReport = InferType<typeof ownReportSchema>;
export type OwnReportsReply = InferType<typeof ownReportsReplySchema>;
export type ReportForAdmins = InferType<typeof reportForAdminsSchema>;
export type ReportsReply = InferType<typeof reportsReplySchema>;
