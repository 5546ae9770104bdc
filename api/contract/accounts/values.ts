export const ROLES = ['USER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Why an account was rejected; `other` is explained by the note. */
export const REASONS = ['photo', 'name', 'father', 'village', 'gotra', 'phone', 'twice', 'other'] as const;
export type Reason = (typeof REASONS)[number];
/** Return the rejection reasons in a list of words, each once, in the order of `REASONS`. */
export const reasonsAmong = (words: readonly string[]): Reason[] =>
  REASONS.filter((reason) => words.includes(reason));
export const MAX_NOTE_LENGTH = 300;

/** Fields of an account in the contract's names; the audit log lists those that an edit changed. */
export const ACCOUNT_FIELDS = ['name', 'Father', 'email', 'phone', 'village', 'image'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
/** Fields by which families know an account: the audit log stores their values before and after an edit. */
export const IDENTITY_FIELDS = ['name', 'Father', 'village'] as const satisfies readonly AccountField[];
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
