import { randomBytes, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@pehchan/contract/common';
import type { Request, Response } from 'express';
import { env } from '../../runtime/env.ts';
import { keyedHash } from '../../runtime/keyed-hash.ts';

/**
 * The cookie of a browser in which an account signed in: tries of strangers elsewhere do not lock it out. The
 * cookie grants no access and contains no name, so it stays when the session ends.
 */
const COOKIE = 'pehchan.known';
/** Milliseconds until the cookie expires: the most that browsers allow. */
const LIFETIME = 400 * 24 * 60 * 60 * 1000;
/** The most accounts in one browser's cookie, because a family may share a phone; the oldest are dropped. */
const MOST_ACCOUNTS = 8;

const TIME_LENGTH = 11;

const nameOf = (browser: string, userId: number) => keyedHash('known-browser', browser, userId).slice(0, 32);

const entryOf = (browser: string, userId: number, time: string) =>
  time + keyedHash('known-browser-since', browser, userId, time).slice(TIME_LENGTH, 32);

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function findEntry(req: Request, userId: number): { entry: string; since: number } | undefined {
  const { browser, entries } = read(req);
  for (const entry of entries) {
    const time = entry.slice(0, TIME_LENGTH);
    if (isSame(entry, entryOf(browser, userId, time))) return { entry, since: parseInt(time, 16) };
    if (isSame(entry, nameOf(browser, userId))) return { entry, since: 0 };
  }
  return undefined;
}

const stepNameOf = (browser: string, userId: number) =>
  keyedHash('stepped-browser', browser, userId).slice(0, 32);

/** Return the key that counts wrong codes in this browser, if the account passed its second step here. */
export function steppedBrowser(req: Request, userId: number): string | undefined {
  const { browser, entries } = read(req);
  const name = stepNameOf(browser, userId);
  return entries.some((entry) => isSame(entry, name)) ? name : undefined;
}

/** Return the key that counts tries in this browser, if the account signed in here before. */
export function knownBrowser(req: Request, userId: number): string | undefined {
  return findEntry(req, userId) && nameOf(read(req).browser, userId);
}

export const knownSince = (req: Request, userId: number): number | undefined => findEntry(req, userId)?.since;

/** Remember this browser after a sign-in or right code. `hasPassedStep`: the second step was passed too. */
export function rememberBrowser(req: Request, res: Response, userId: number, hasPassedStep = false): void {
  const { browser, entries } = read(req);
  const time = Date.now().toString(16).padStart(TIME_LENGTH, '0');
  const own = findEntry(req, userId)?.entry ?? entryOf(browser, userId, time);
  const all = new Set([own, ...(hasPassedStep ? [stepNameOf(browser, userId)] : []), ...entries]);
  res.cookie(COOKIE, [browser, ...[...all].slice(0, MOST_ACCOUNTS)].join('.'), {
    path: API_PREFIX,
    sameSite: 'lax',
    secure: env.production,
    httpOnly: true,
    maxAge: LIFETIME,
  });
}

function read(req: Request): { browser: string; entries: string[] } {
  const pattern = new RegExp(
    `(?:^|; )${COOKIE}=([0-9a-f]{32})((?:\\.[0-9a-f]{32}){1,${MOST_ACCOUNTS}})(?:;|$)`,
  );
  const [, browser, entries] = pattern.exec(req.headers.cookie ?? '') ?? [];
  if (!browser || !entries) return { browser: randomBytes(16).toString('hex'), entries: [] };
  return { browser, entries: entries.slice(1).split('.') };
}
