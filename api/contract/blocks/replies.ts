import { array, number, object, string, type InferType } from 'yup';
import { VILLAGES } from '../common/index.ts';

/** The most families that one family can hide: few enough that every list's query can exclude them. */
export const MAX_HIDDEN_FAMILIES = 200;

/** A hidden family. Name and village are those at the time of hiding. */
export const hiddenFamilySchema = object({
  userId: number().integer().required(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
  hiddenAt: string().required(),
});
export const hiddenFamiliesReplySchema = object({ families: array(hiddenFamilySchema).required() });

export type HiddenFamily = InferType<typeof hiddenFamilySchema>;
export type HiddenFamiliesReply = InferType<typeof hiddenFamiliesReplySchema>;
