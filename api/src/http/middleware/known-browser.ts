import { randomBytes, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@pehchan/contract/common';
import type { Request, Response } from 'express';
import { env } from '../../runtime/env.ts';
import { keyedHash } from '../../runtime/keyed-hash.ts';

/**
 * A browser in which an account signed in before: what strangers try elsewhere doesn't shut it out. Its
 * cookie has a random name of the browser and, for each account, a signature over both; it opens nothing,
 * names nobody, and stays when the session ends.
 */
const COOKIE = 'pehchan.known';
/** As long as browsers keep a cookie. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000;
/** A family's phone may know several accounts: the latest ones. */
const MOST_ACCOUNTS = 8;

const signatureOf = (browser: string, userId: number) =>
  keyedHash('known-browser', browser, userId).slice(0, 32);

/** @returns what this browser is counted by for this account, if the account signed in here before */
export function knownBrowser(req: Request, userId: number): string | undefined {
  const { browser, signatures } = read(req);
  const expected = Buffer.from(signatureOf(browser, userId));
  const isKnown = signatures.some(
    (signature) =>
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature, 'latin1'), expected),
  );
  return isKnown ? expected.toString() : undefined;
}

/** After a sign-in, or a code that was the account’s: from now on this browser is one of the account's. */
export function rememberBrowser(req: Request, res: Response, userId: number): void {
  const { browser, signatures } = read(req);
  const all = new Set([signatureOf(browser, userId), ...signatures]);
  res.cookie(COOKIE, [browser, ...[...all].slice(0, MOST_ACCOUNTS)].join('.'), {
    path: API_PREFIX,
    sameSite: 'lax',
    secure: env.production,
    httpOnly: true,
    maxAge: LIFETIME,
  });
}

/** What isn't a cookie of ours is that of a new browser. */
function read(req: Request): { browser: string; signatures: string[] } {
  const pattern = new RegExp(
    `(?:^|; )${COOKIE}=([0-9a-f]{32})((?:\\.[0-9a-f]{32}){1,${MOST_ACCOUNTS}})(?:;|$)`,
  );
  const [, browser, signatures] = pattern.exec(req.headers.cookie ?? '') ?? [];
  if (!browser || !signatures) return { browser: randomBytes(16).toString('hex'), signatures: [] };
  return { browser, signatures: signatures.slice(1).split('.') };
}
