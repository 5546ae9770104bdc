import { createHmac } from 'node:crypto';
import { env } from './env.ts';

/**
 * What may stand in a key or a column in the place of a phone, an email or an address: alike for the same,
 * and without the secret nobody can try all of them against it.
 * @param purpose so that the same text is another thing elsewhere
 */
export function keyedHash(purpose: string, ...parts: (string | number)[]): string {
  return createHmac('sha256', env.sessionSecret)
    .update([purpose, ...parts].join('\0'))
    .digest('hex');
}
