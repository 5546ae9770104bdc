import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_NOTE_LENGTH, REASONS, ACCOUNT_STATUSES } from '../accounts/index.ts';
import { ERROR_CODES, message, paragraph, sentence } from '../common/index.ts';

export const MAX_REVIEWED = 100;

/** Seconds until the mail of a decision is sent. So long the administrator can undo the decision. */
export const UNDO_SECONDS = 10;

const bad = sentence('invalid.ids');

/** The account status that the administrator saw: if it has changed since, the call is refused. */
const from = string()
  .typeError(sentence('invalid.standing'))
  .oneOf(ACCOUNT_STATUSES, sentence('invalid.standing'))
  .optional();

const unknown = sentence('invalid.reasons');

const why = {
  reasons: array(string().typeError(unknown).oneOf(REASONS, unknown).required(unknown))
    .typeError(unknown)
    .nonNullable(unknown)
    .max(REASONS.length, unknown)
    .optional()
    .strict(),
  note: paragraph(MAX_NOTE_LENGTH).test('said', sentence('invalid.note'), (value, { parent }) => {
    const { reasons } = parent as { reasons?: unknown };
    return value !== '' || !Array.isArray(reasons) || !reasons.includes('other');
  }),
};

export const moveSchema = object({ from });
export const rejectSchema = object({ from, ...why });
export type RejectForm = InferType<typeof rejectSchema>;
export type MoveForm = InferType<typeof moveSchema>;

/** The accounts of one joint decision. Only a rejection has reasons. */
export const reviewSchema = object({
  ids: array(number().typeError(bad).integer(bad).min(1, bad).max(0xffffffff, bad).required(bad))
    .typeError(bad)
    .min(1, bad)
    .max(MAX_REVIEWED, bad)
    .required(bad)
    // Accept only numbers: otherwise yup reads `[[1]]` and `[true]` as 1.
    .strict(),
  status: string()
    .typeError(sentence('invalid.standing'))
    .oneOf(ACCOUNT_STATUSES, sentence('invalid.standing'))
    .required(sentence('invalid.standing')),
  from,
  ...why,
});
export type ReviewForm = InferType<typeof reviewSchema>;

/** The result for each account, in the order of the request. `code` is set if its decision failed. */
export const reviewReplySchema = object({
  results: array(
    object({
      id: number().integer().required(),
      ok: boolean().required(),
      message,
      code: string().oneOf(ERROR_CODES).optional(),
    }),
  ).required(),
  message,
});

export type ReviewReply = InferType<typeof reviewReplySchema>;
