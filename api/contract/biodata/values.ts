export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const EMPLOYMENTS = ['PRIVATE', 'GOVT', 'BUSINESS', 'STUDYING', 'AT_HOME'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

export const MANGLIK = ['YES', 'NO', 'PARTLY'] as const;
export type Manglik = (typeof MANGLIK)[number];

/**
 * Other families see a biodata if it is `open`. Its family has paused it (`paused`) or found a match
 * (`settled`), or did not answer whether it is still looking (`lapsed`).
 */
export const LISTINGS = ['open', 'paused', 'settled', 'lapsed'] as const;
export type Listing = (typeof LISTINGS)[number];

/**
 * Which biodata the search leaves out for an own candidate. `own`: those with the candidate's gotra.
 * `ownAndMother`: those with the candidate's own or mother's gotra as own or mother's. `all`: those with any
 * of the candidate's four gotras among their four.
 */
export const GOTRA_RULES = ['own', 'ownAndMother', 'all', 'none'] as const;
export type GotraRule = (typeof GOTRA_RULES)[number];

/** Filters that an empty search may suggest to drop. */
export const FILTER_NAMES = ['village', 'gotra', 'education', 'work', 'city'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Heights that the search accepts and that `heightCm` can have, in centimetres. */
export const MIN_HEIGHT = 100;
export const MAX_HEIGHT = 230;
/** A sheet is a biodata on one A4 page. The picture is the format that people forward. */
export const SHEET_FORMATS = ['pdf', 'jpeg'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const SHEET_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const satisfies Record<
  SheetFormat,
  string
>;
/** The most sheets of an account in 24 hours. */
export const MOST_SHEETS = 20;

export const MIN_AGE = 21;
export const MAX_AGE = 120;
export const MAX_LINE_LENGTH = 150;
/** The longest sentence about what the family looks for. */
export const MAX_WISH_LENGTH = 300;
/** The longest paragraph, in visible letters. The form suggests about 250 words. */
export const MAX_PARAGRAPH_LENGTH = 3000;
export const MAX_SIBLINGS = 20;
export const MAX_BIODATA = 20;
/** The most biodata of an account before its approval: few, to limit a stranger's photos. */
export const MAX_BIODATA_BEFORE_APPROVAL = 5;
