import { Secret, TOTP } from 'otpauth';
import { sealFor } from '../../ground/runtime/seal.ts';

const { seal, unseal } = sealFor('pehchan: secrets of authenticator apps');

/** Half minutes by which a phone's clock may be wrong. */
const WINDOW = 1;
const BYTES = 20;

const totpOf = (secret: string, label = '') => new TOTP({ issuer: 'Pehchan', label, secret });

export const newTotpSecret = (): string => new Secret({ size: BYTES }).base32;

export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

export function counterOf(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const placeOf = (userId: number) => `totp:${userId}`;
export const sealSecret = (userId: number, secret: string) => seal(secret, placeOf(userId));

/** Return an app's decrypted secret; undefined if it was encrypted with another session secret. */
export function openSecret(userId: number, sealed: string): string | undefined {
  try {
    return unseal(sealed, placeOf(userId));
  } catch {
    return undefined;
  }
}
