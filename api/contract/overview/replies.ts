import { array, number, object, string, type InferType } from 'yup';
import { MIN_AGE } from '../biodata/index.ts';
import { message, VILLAGES } from '../common/index.ts';

/** Bands of ages in years, both ends inclusive. */
export const AGE_BANDS = [
  { from: MIN_AGE, to: 24 },
  { from: 25, to: 28 },
  { from: 29, to: 32 },
  { from: 33, to: 36 },
  { from: 37, to: null },
] as const;
/** The number of weeks in the charts, including the current week. */
export const STATISTIC_WEEKS = 26;

export const countsReplySchema = object({
  totaluserCount: number().required(),
  totalProfiles: number().required(),
  totalApprovedUsers: number().required(),
  totalApprovalPendingUsers: number().required(),
  totalMaleProfiles: number().required(),
  totalFemaleProfiles: number().required(),
  totalRejectedUsers: number().required(),
  /** Biodata of approved and of rejected accounts, as many as the two lists have. */
  totalApprovedProfiles: number().required(),
  totalRejectedProfiles: number().required(),
  message,
});

const amount = number().integer().required();

export const waitingReplySchema = object({ total: amount });

export const statisticsReplySchema = object({
  /** Counts of each week, oldest first. They include a deleted account's approval, not its registration. */
  weeks: array(
    object({
      monday: string().required(),
      registrations: amount,
      approvals: amount,
    }),
  ).required(),
  villages: array(
    object({ village: string().oneOf(VILLAGES).required(), male: amount, female: amount }),
  ).required(),
  ages: array(
    object({ from: amount, to: number().integer().nullable().defined(), male: amount, female: amount }),
  ).required(),
});

export type CountsReply = InferType<typeof countsReplySchema>;
export type StatisticsReply = InferType<typeof statisticsReplySchema>;
