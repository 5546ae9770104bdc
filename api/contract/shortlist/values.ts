/** How far the talks of two families have come. */
export const STAGES = ['liked', 'talking', 'met', 'no'] as const;
export type Stage = (typeof STAGES)[number];

/** The longest note, in visible letters. */
export const MAX_SHORTLIST_NOTE = 200;
/** The most entries of one family's shortlist: few enough to load together. */
export const MAX_SHORTLIST = 200;
