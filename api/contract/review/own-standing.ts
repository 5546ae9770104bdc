import { number, object, string, type InferType } from 'yup';
import { rejectionSchema, STANDINGS } from '../accounts/index.ts';

/** What a family that waits wants to know. */
export const ownStandingReplySchema = object({
  standing: string().oneOf(STANDINGS).required(),
  /** ISO instant. */
  since: string().required(),
  /** In how many hours half of the families that were approved lately were; null: too few to say. */
  usualHours: number().integer().nullable().defined(),
  rejection: rejectionSchema.nullable().defined(),
});

export type OwnStandingReply = InferType<typeof ownStandingReplySchema>;
