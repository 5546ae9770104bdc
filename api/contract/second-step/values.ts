/** Of an authenticator app. */
export const TOTP_LENGTH = 6;

/** Made together, each for once. */
export const RECOVERY_CODES = 10;
/** Without 0 and O, 1, I and L, which look alike on paper. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const RECOVERY_LENGTH = 10;

export const MAX_PASSKEYS = 10;

/** What can become of an account's second step, as the audit log and the mails name it. */
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
