export const ROLES = ['USER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const STANDINGS = ['pending', 'approved', 'rejected'] as const;
export type Standing = (typeof STANDINGS)[number];

/** By their wire names: the audit log says which of them an edit changed. */
export const ACCOUNT_FIELDS = ['name', 'Father', 'email', 'phone', 'village', 'image'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
