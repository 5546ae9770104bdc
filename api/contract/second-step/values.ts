export const TOTP_LENGTH = 6;

/** Each can be used once. */
export const RECOVERY_CODES = 10;
/** Without 0 and O, 1, I and L, which look alike on paper. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const RECOVERY_LENGTH = 10;

export const MAX_PASSKEYS = 10;

/** Changes of a second step, as the audit log and the mails name them. */
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
