import { array, number, object, string, type InferType } from 'yup';
import { LISTINGS } from '../biodata/index.ts';
import { message, pageReply, VILLAGES } from '../common/index.ts';

export const listingReplySchema = object({ listing: string().oneOf(LISTINGS).required(), message });

/** A family that has not answered for a week whether it is still looking. */
export const toBeCalledSchema = object({
  profileId: number().integer().required(),
  fullname: string().required(),
  userId: number().integer().required(),
  name: string().required(),
  phone: string().required(),
  village: string().oneOf(VILLAGES).required(),
  askedAt: string().required(),
  /** When the biodata lapses; null until the family has received the question whether it is still looking. */
  lapsesAt: string().nullable().defined(),
});
export const toBeCalledReplySchema = object({
  entries: array(toBeCalledSchema).required(),
  ...pageReply,
  /** The number of biodata that lapsed because their families did not answer. */
  lapsed: number().integer().required(),
});
export type ToBeCalled = InferType<typeof toBeCalledSchema>;
export type ToBeCalledReply = InferType<typeof toBeCalledReplySchema>;
