import { array, number, object, string, type InferType } from 'yup';

export const MAX_HINTS = 10;
export const MAX_NEIGHBOURS = 3;

/**
 * What an administrator should look at before a decision, in the order of the reply.
 * `number`: another account has a phone number of this account. `candidate`: another account has a biodata
 * that may be of the same candidate. `copied`: a photo is a marked copy. `alike`: a photo shows
 * the same picture as another account's photo, without a readable mark. `gotra`: the gotra is unknown.
 */
export const HINT_KINDS = ['number', 'candidate', 'copied', 'alike', 'gotra'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

export const hintSchema = object({
  kind: string().oneOf(HINT_KINDS).required(),
  /** The biodata of the reviewed account; null if the hint is about the account itself. */
  profileId: number().integer().nullable().defined(),
  /** The account that has the same number, candidate or photo, if it is known. */
  of: object({ id: number().integer().required(), name: string().required() }).nullable().defined(),
});

export const reviewHintsReplySchema = object({
  /** Other approved accounts of the village, with the names of those that were approved first. */
  neighbours: object({
    total: number().integer().required(),
    names: array(string().required()).max(MAX_NEIGHBOURS).required(),
  }).required(),
  hints: array(hintSchema).max(MAX_HINTS).required(),
});

export type Hint = InferType<typeof hintSchema>;
export type ReviewHints = InferType<typeof reviewHintsReplySchema>;
