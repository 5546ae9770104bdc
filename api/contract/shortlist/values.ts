/** How far a family has come with somebody on its list. */
export const STAGES = ['liked', 'talking', 'met', 'no'] as const;
export type Stage = (typeof STAGES)[number];

/** A line or two of the family's own, in either script. */
export const MAX_SHORTLIST_NOTE = 200;
/** More than a family weighs at a time, and few enough to be read at once. */
export const MAX_SHORTLIST = 200;
