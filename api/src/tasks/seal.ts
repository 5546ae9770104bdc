import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../runtime/env.ts';

const ALGORITHM = 'aes-256-gcm';
const [IV, TAG] = [12, 16];
const key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'pehchan: payloads of tasks', 32));

/**
 * Encrypts what nobody may read who has the database or a backup of it and not the session secret.
 * @param place where it lies: moved to another place it can't be opened
 */
export function seal(text: string, place: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws when it was sealed under another secret, for another place, or changed since. */
export function unseal(sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
