import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** For programs; the sentence is for people. */
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

/**
 * Every error has this shape. `fields` maps contract field names to sentences. For `second_step`, `fresh`
 * means that it must be passed within ten minutes, `setUp` that none is set up.
 */
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
