import { createHmac } from 'node:crypto';
import { env } from './env.ts';

/** Return a hash of a phone, email or address. Only with the secret can the value be found by trying all. */
export function keyedHash(purpose: string, ...parts: (string | number)[]): string {
  return createHmac('sha256', env.sessionSecret)
    .update([purpose, ...parts].join('\0'))
    .digest('hex');
}
