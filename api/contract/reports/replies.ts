import { array, boolean, number, object, string, type InferType } from 'yup';
import { message, pageReply, VILLAGES } from '../common/index.ts';
import { LEDGER_KINDS } from '../ledger/index.ts';
import { REPORT_STATES } from './values.ts';

const said = {
  id: number().integer().required(),
  state: string().oneOf(REPORT_STATES).required(),
  text: string().required(),
  /** What its family reads; null: nothing has been said. */
  answer: string().nullable().defined(),
  createdAt: string().required(),
  decidedAt: string().nullable().defined(),
};

/** Whom it is of, as they were called when they looked. */
const about = {
  userId: number().integer().required(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
};

/** As the family that wrote it reads it. */
export const ownReportSchema = object({
  ...said,
  profileId: number().integer().nullable().defined(),
  about: object(about).required(),
});
export const ownReportsReplySchema = object({ reports: array(ownReportSchema).required() });

const family = { ...about, phone: string().nullable().defined() };

/** As administrators read it: both families, and what of the ledger it is about. */
export const reportForAdminsSchema = object({
  ...said,
  /** False of what concerns the own family: another administrator decides on it. */
  mayDecide: boolean().required(),
  note: string().nullable().defined(),
  decidedBy: string().nullable().defined(),
  /** The biodata that was looked at; its number is null when it is gone. */
  profile: object({
    id: number().integer().nullable().defined(),
    fullname: string().required(),
  }).required(),
  by: object(family).required(),
  /** Without a number when the account is gone. */
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
  /** How many of all wait for somebody. */
  open: number().integer().required(),
});
export const decidedReportReplySchema = object({ state: said.state, message });

export type OwnReport = InferType<typeof ownReportSchema>;
export type OwnReportsReply = InferType<typeof ownReportsReplySchema>;
export type ReportForAdmins = InferType<typeof reportForAdminsSchema>;
export type ReportsReply = InferType<typeof reportsReplySchema>;
