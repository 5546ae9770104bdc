export const TOTP_LENGTH = 6;

export const RECOVERY_CODES = 10;
/** Recovery codes have no 0, O, 1, I and L, which look alike on paper. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const RECOVERY_LENGTH = 10;

export const MAX_PASSKEYS = 10;

/** Changes of a second step in the words of audit log and mails. */
export const STEP_CHANGES = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'code-used',
  'reset',
] as const;
export type StepChange = (typeof STEP_CHANGES)[number];
