import { number, object, string, type InferType } from 'yup';
import { paragraph, sentence } from '../common/index.ts';
import { MAX_SHORTLIST_NOTE, STAGES } from './values.ts';

const notOurs = sentence('invalid.forProfile');

/**
 * What isn't sent stays as it is; of what wasn't on the list yet, it is liked. So a star that is pressed once
 * more, on a page that knows no better, takes no note away.
 */
export const shortlistSchema = object({
  stage: string()
    .typeError(sentence('invalid.stage'))
    .trim()
    .oneOf(STAGES, sentence('invalid.stage'))
    .optional(),
  note: paragraph(MAX_SHORTLIST_NOTE).default(undefined),
  /** Which of the own children it is for; null: not said. */
  forProfile: number()
    .typeError(notOurs)
    .integer(notOurs)
    .min(1, notOurs)
    .max(0xffffffff, notOurs)
    .nullable()
    .optional(),
});
export type ShortlistForm = InferType<typeof shortlistSchema>;
