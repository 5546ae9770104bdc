import { number, object, string, type InferType } from 'yup';
import { rejectionSchema, ACCOUNT_STATUSES } from '../accounts/index.ts';

export const ownStatusReplySchema = object({
  standing: string().oneOf(ACCOUNT_STATUSES).required(),
  since: string().required(),
  /** The median hours from registration to approval; null after too few approvals. */
  usualHours: number().integer().nullable().defined(),
  rejection: rejectionSchema.nullable().defined(),
});

export type OwnStatusReply = InferType<typeof ownStatusReplySchema>;
