import { object, string } from 'yup';
import type { InferType } from 'yup';
import { sentence } from '../common/index.ts';

export const CLIENT_ERROR_KINDS = ['script', 'promise', 'render', 'remote'] as const;

const bad = sentence('invalid.body');
const short = (max: number) => string().trim().typeError(bad).max(max, sentence('invalid.tooLong'));

export const clientErrorSchema = object({
  kind: string().required(bad).oneOf(CLIENT_ERROR_KINDS, bad),
  message: short(300).required(bad),
  /** A code of the failure, such as RUNTIME-008. */
  code: short(40),
  /** The part of the site that failed: `member 1.0.0-3f2a1b9c44` (a remote), or `shell`. */
  part: short(80),
  release: short(80),
});

export type ClientError = InferType<typeof clientErrorSchema>;
