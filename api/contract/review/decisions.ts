import { array, boolean, number, object, string, type InferType } from 'yup';
import { STANDINGS } from '../accounts/index.ts';
import { ERROR_CODES, message, sentence } from '../common/index.ts';

/** Accounts that may be reviewed in one call. */
export const MAX_REVIEWED = 100;

const bad = sentence('invalid.ids');

/**
 * Where whoever decides saw the account stand. When another administrator has moved it elsewhere since, it is
 * refused: nobody overturns a decision without knowing of it.
 */
const from = string()
  .typeError(sentence('invalid.standing'))
  .oneOf(STANDINGS, sentence('invalid.standing'))
  .optional();

/** A decision on one account. */
export const moveSchema = object({ from });
export type MoveForm = InferType<typeof moveSchema>;

/** Accounts that are moved to a standing together, all of them from the same one. */
export const reviewSchema = object({
  ids: array(number().typeError(bad).integer(bad).min(1, bad).max(0xffffffff, bad).required(bad))
    .typeError(bad)
    .min(1, bad)
    .max(MAX_REVIEWED, bad)
    .required(bad)
    // Numbers as they are: yup would read `[[1]]` and `[true]` as 1.
    .strict(),
  status: string()
    .typeError(sentence('invalid.standing'))
    .oneOf(STANDINGS, sentence('invalid.standing'))
    .required(sentence('invalid.standing')),
  from,
});
export type ReviewForm = InferType<typeof reviewSchema>;

/** What became of each account of a review, in the order asked for. `code` says why not. */
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
