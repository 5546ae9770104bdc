import { number, object, string, type InferType } from 'yup';
import { rejectionSchema, ACCOUNT_STATUSES } from '../accounts/index.ts';

/** What a family that waits wants to know. */
export const ownStatusReplySchema = object({
  standing: string().oneOf(ACCOUNT_STATUSES).required(),
  /** ISO instant. */
  since: string().required(),
  /** In how many hours half of the families that were approved lately were; null: too few to say. */
  usualHours: number().integer().nullable().defined(),
  rejection: rejectionSchema.nullable().defined(),
});

export type OwnStatusReply = InferType<typeof ownStatusReplySchema>;
