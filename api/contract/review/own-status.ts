import { number, object, string, type InferType } from 'yup';
import { rejectionSchema, ACCOUNT_STATUSES } from '../accounts/index.ts';

/** What a waiting family reads of its account. */
export const ownStatusReplySchema = object({
  standing: string().oneOf(ACCOUNT_STATUSES).required(),
  /** ISO instant. */
  since: string().required(),
  /** The usual hours until approval, as a median; null: too few approvals. */
  usualHours: number().integer().nullable().defined(),
  rejection: rejectionSchema.nullable().defined(),
});

export type OwnStatusReply = InferType<typeof ownStatusReplySchema>;
