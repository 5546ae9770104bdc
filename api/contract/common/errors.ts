import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** What went wrong, for programs; the sentence beside it is for people. */
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
 * The one shape of an error; `fields` maps a field's wire name to its sentence. Of `second_step`, `fresh`
 * says that it has to be passed within ten minutes, `setUp` that there is none yet.
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
