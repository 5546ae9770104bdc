import { timingSafeEqual } from 'node:crypto';
import { env } from '../../ground/runtime/env.ts';
import { keyedHash } from '../../ground/runtime/keyed-hash.ts';
import type { UserRow } from './models/user.ts';

const LIFETIME = 30 * 24 * 60 * 60;

type Subject = Pick<UserRow, 'id' | 'email'>;

const signatureOf = ({ id, email }: Subject, until: number) =>
  keyedHash('detach-email', id, email, until).slice(0, 32);

/** Return a link that removes the email from its account. The link works once. */
export function detachLink(user: Subject, now = Date.now()): string {
  const until = Math.floor(now / 1000) + LIFETIME;
  return `${env.publicUrl}/not-me/${user.id}-${until}-${signatureOf(user, until)}`;
}

export function readDetachToken(token: string, now = Date.now()) {
  const [, id, until, signature = ''] = /^(\d{1,10})-(\d{1,12})-([0-9a-f]{32})$/.exec(token) ?? [];
  if (!id || !until || Number(until) * 1000 < now) return undefined;
  const isAbout = (user: Subject) =>
    timingSafeEqual(Buffer.from(signatureOf(user, Number(until))), Buffer.from(signature));
  return { userId: Number(id), isAbout };
}
