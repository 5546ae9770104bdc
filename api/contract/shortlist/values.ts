/** How far the family's talks have come. */
export const STAGES = ['liked', 'talking', 'met', 'no'] as const;
export type Stage = (typeof STAGES)[number];

/** Letters. */
export const MAX_SHORTLIST_NOTE = 200;
/** Enough for any family, and few enough to load at once. */
export const MAX_SHORTLIST = 200;
