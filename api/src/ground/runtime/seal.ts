import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env.ts';

const ALGORITHM = 'aes-256-gcm';
const [IV, TAG] = [12, 16];

const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', env.sessionSecret, '', purpose, 32));

export type Seal = {
  /** @param place where the text is stored, such as an account: decrypting needs the same `place` */
  seal(text: string, place: string): string;
  /** @throws if the secret or `place` differs from the one at sealing, or the text was changed */
  unseal(sealed: string, place: string): string;
};

/** Encrypt texts that a thief of the database or its backup must not read. The key is the session secret. */
export function sealFor(purpose: string): Seal {
  const key = keyFor(purpose);
  return {
    seal(text, place) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG }).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    unseal(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(IV, IV + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
    },
  };
}
