import { object, string } from 'yup';
import type { InferType } from 'yup';
import { sentence } from '../common/index.ts';

/** An error in a script, an unhandled promise, a rendering error, or a remote that failed to load. */
export const CLIENT_ERROR_KINDS = ['script', 'promise', 'render', 'remote'] as const;

const bad = sentence('invalid.body');
const short = (max: number) => string().trim().typeError(bad).max(max, sentence('invalid.tooLong'));

/** An error of the page: what happened and where in the code, without personal data. */
export const clientErrorSchema = object({
  kind: string().required(bad).oneOf(CLIENT_ERROR_KINDS, bad),
  message: short(300).required(bad),
  /** The failure's code, such as RUNTIME-008. */
  code: short(40),
  /** `member 1.0.0-3f2a1b9c44`, or `shell`. */
  part: short(80),
  release: short(80),
});

export type ClientError = InferType<typeof clientErrorSchema>;
