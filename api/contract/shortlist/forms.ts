import { number, object, string, type InferType } from 'yup';
import { paragraph, sentence } from '../common/index.ts';
import { MAX_SHORTLIST_NOTE, STAGES } from './values.ts';

const notOurs = sentence('invalid.forProfile');

/** A shortlist entry. An absent field keeps its value, so that an outdated page deletes no note. */
export const shortlistSchema = object({
  stage: string()
    .typeError(sentence('invalid.stage'))
    .trim()
    .oneOf(STAGES, sentence('invalid.stage'))
    .optional(),
  note: paragraph(MAX_SHORTLIST_NOTE).default(undefined),
  forProfile: number()
    .typeError(notOurs)
    .integer(notOurs)
    .min(1, notOurs)
    .max(0xffffffff, notOurs)
    .nullable()
    .optional(),
});
export type ShortlistForm = InferType<typeof shortlistSchema>;
