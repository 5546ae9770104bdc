import { array, number, object, string, type InferType } from 'yup';
import { LISTINGS } from '../biodata/index.ts';
import { message, pageReply, VILLAGES } from '../common/index.ts';

export const listingReplySchema = object({ listing: string().oneOf(LISTINGS).required(), message });

/** A family that was asked a week ago or more, and hasn't answered. */
export const toBeCalledSchema = object({
  profileId: number().integer().required(),
  fullname: string().required(),
  userId: number().integer().required(),
  name: string().required(),
  phone: string().required(),
  village: string().oneOf(VILLAGES).required(),
  askedAt: string().required(),
  /** When the biodata is hidden; null while the question has reached nobody. */
  lapsesAt: string().nullable().defined(),
});
export const toBeCalledReplySchema = object({
  entries: array(toBeCalledSchema).required(),
  ...pageReply,
  /** How many biodata are hidden because nobody answered. */
  lapsed: number().integer().required(),
});
export type ToBeCalled = InferType<typeof toBeCalledSchema>;
export type ToBeCalledReply = InferType<typeof toBeCalledReplySchema>;
