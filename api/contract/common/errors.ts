import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** Codes are for programs; people read the sentence. */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'reauth',
  'second_step',
  'foreign_origin',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error. A second step is due within ten minutes (`fresh`) or must be set up (`setUp`). */
export const errorReplySchema = object({
  message: string().required(),
  code: string().oneOf(ERROR_CODES).required(),
  fields: object().optional(),
  fresh: boolean().optional(),
  setUp: boolean().optional(),
}).noUnknown();

export type ErrorReply = Omit<InferType<typeof errorReplySchema>, 'fields'> & {
  fields?: Record<string, string>;
};
