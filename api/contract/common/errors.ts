import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** Programs read the code of an error, people its sentence. */
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

/** An error's body. `fresh`: the call needs a recent second step. `setUp`: first set up a second step. */
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
