/** Every fixed list and limit of the product (specification sections 3 and 9), once. */

export const API_PREFIX = '/api/v1';

/** Version of this contract. A remote states the range it was written against; see `version.ts`. */
export const CONTRACT_VERSION = '1.1.0';

/** Reply header in which the API names the contract it serves. */
export const API_VERSION_HEADER = 'Pehchan-Api';
/** Whose page a call comes from: an account's id. A browser's session may have become another's since the page was opened. */
export const ACCOUNT_HEADER = 'Pehchan-Account';

/** Readable by the page, holds no secret: tells it that a session may exist, so that it needn't ask in vain. */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';
export const LANGUAGE_COOKIE = 'pehchan_lang';
export const THEME_COOKIE = 'pehchan_theme';

export const VILLAGES = [
  'DANTRAI',
  'NIMBAJ',
  'MALGAON',
  'AMBLARI',
  'ANADARA',
  'MAROL',
  'PAMERA',
  'POSINDARA',
  'DHAN',
  'MADIYA',
  'MERMODAVARA',
] as const;
export type Village = (typeof VILLAGES)[number];

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const EMPLOYMENTS = ['PRIVATE', 'GOVT', 'BUSINESS'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

export const STANDINGS = ['pending', 'approved', 'rejected'] as const;
export type Standing = (typeof STANDINGS)[number];

export const ROLES = ['USER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** What the audit log records: each act of an administrator on somebody else's record, each change of standing, each export. */
export const AUDIT_ACTIONS = [
  'standing',
  'role',
  'edit-user',
  'delete-user',
  'edit-profile',
  'delete-profile',
  'purge',
  'exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Of an account, by their wire names: the log says which of them an edit changed. */
export const ACCOUNT_FIELDS = ['name', 'Father', 'email', 'phone', 'village', 'image'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ages are counted in whole years on today's date in this time zone. */
export const TIME_ZONE = 'Asia/Kolkata';
/** What that zone is ahead of UTC, the whole year round. */
export const TIME_ZONE_OFFSET = '+05:30';

export const PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 100;

/** Accounts that may be reviewed in one call. */
export const MAX_REVIEWED = 100;

export const MIN_AGE = 21;
export const MAX_AGE = 120;
/** Bands of the statistics, both ends inclusive; the last has no end. */
export const AGE_BANDS = [
  { from: MIN_AGE, to: 24 },
  { from: 25, to: 28 },
  { from: 29, to: 32 },
  { from: 33, to: 36 },
  { from: 37, to: null },
] as const;
/** Weeks that the statistics look back, the present one included. */
export const STATISTIC_WEEKS = 26;
export const MIN_NAME_LENGTH = 3;
export const MAX_NAME_LENGTH = 100;
export const MAX_LINE_LENGTH = 150;
/** About 250 words, as the form suggests, with room to spare in either script. */
export const MAX_PARAGRAPH_LENGTH = 3000;
export const PHONE_LENGTH = 10;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const OTP_LENGTH = 6;
export const MAX_SIBLINGS = 20;
/** Biodata that one account holds: more than a large family has, few enough that no list grows long by one account. */
export const MAX_BIODATA = 20;

/** Bytes, inclusive. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** Media types that a file chooser offers; the API decides by decoding, whatever a type says. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];
/** Longer side in pixels of each size that is made at upload. */
export const PHOTO_SIZES = { table: 96, card: 480, view: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

export const WATERMARK = { texts: 50, perColumn: 10, rowGap: 100, columnGap: 300 } as const;
