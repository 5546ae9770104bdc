import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';

/** Error codes are for programs; people read the sentence of the error. */
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

/** An error's body. `fresh`: a second step of the last ten minutes is due. `setUp`: first set one up. */
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
