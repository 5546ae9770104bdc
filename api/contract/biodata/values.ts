export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const EMPLOYMENTS = ['PRIVATE', 'GOVT', 'BUSINESS', 'STUDYING', 'AT_HOME'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/**
 * Whether a biodata is offered to other families: it is (`open`), its family has stopped for a while
 * (`paused`) or found a match (`settled`), or nobody answered whether they are still looking (`lapsed`).
 */
export const LISTINGS = ['open', 'paused', 'settled', 'lapsed'] as const;
export type Listing = (typeof LISTINGS)[number];

export const MIN_AGE = 21;
export const MAX_AGE = 120;
export const MAX_LINE_LENGTH = 150;
/** About 250 words, as the form suggests, with room to spare in either script. */
export const MAX_PARAGRAPH_LENGTH = 3000;
export const MAX_SIBLINGS = 20;
/**
 * Biodata that one account holds: more than a large family has, few enough that no list grows long by one
 * account.
 */
export const MAX_BIODATA = 20;
/** Of a family that nobody has looked at yet: a stranger's photos stay few. */
export const MAX_BIODATA_BEFORE_APPROVAL = 5;
