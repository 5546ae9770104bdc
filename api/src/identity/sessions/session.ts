import { SESSION_COOKIE, SIGNED_IN_COOKIE, SIGNED_OUT } from '@pehchan/contract/accounts';
import { RedisStore } from 'connect-redis';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import { redis, setEvenWhenFull } from '../../ground/gateways/redis.ts';
import {
  hasChangedId,
  indexSession,
  leaveSession,
  removeOtherSessions,
  removeSessions,
  sessionAgesSince,
  SESSION_LIFETIME,
  SESSION_PREFIX,
  unindexSession,
} from '../../ground/gateways/session-index.ts';
import { type Device, deviceOf } from '../../ground/http/device.ts';
import { rememberBrowser } from '../../ground/http/middleware/known-browser.ts';
import { env } from '../../ground/runtime/env.ts';
import { sessionsCounted } from '../../ground/runtime/metrics.ts';
import type { UserRow } from '../accounts/index.ts';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    version: number;
    /** When the account signed in; absent in sessions of previous versions. */
    begunAt?: number;
    device?: Device;
    steppedAt?: number;
    maySetUp?: boolean;
    /** Whether this id is a session's former id, without rights: the session has just got a new id. */
    isFormer?: boolean;
    /** When the browser last got its cookies; absent in sessions of previous versions. */
    rolledAt?: number;
  }
}

/** With the prefix `__Host-`, browsers take the cookie only from this host over TLS, not from other sites. */
const COOKIE = env.production ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** Milliseconds between two renewals of the cookies. Each request extends the session in Redis. */
const ROLL_EVERY = 24 * 60 * 60 * 1000;

const cookie = { path: '/', sameSite: 'lax', secure: env.production } as const satisfies CookieOptions;

const SECONDS = SESSION_LIFETIME / 1000;

const EMPTY = { cookie: { originalMaxAge: SESSION_LIFETIME } };

async function readSession(id: string): Promise<SessionData | null> {
  const text = await redis.getEx(SESSION_PREFIX + id, { type: 'EX', value: SECONDS });
  if (text !== null) return JSON.parse(text) as SessionData;
  return (await hasChangedId(id)) ? ({ ...EMPTY, isFormer: true } as SessionData) : null;
}

class Sessions extends RedisStore {
  /** Read a session and restart its thirty days in one Redis command, so that saving needs no second one. */
  override async get(...[id, done]: Parameters<RedisStore['get']>): Promise<void> {
    await readSession(id).then((data) => done?.(null, data), (error: unknown) => done?.(error)); // prettier-ignore
  }

  /** A session that ended during its request must not be stored again. */
  override async set(...[id, data, done]: Parameters<RedisStore['set']>): Promise<void> {
    await setEvenWhenFull(SESSION_PREFIX + id, JSON.stringify(data), 'XX', 'EX', String(SECONDS))
      .then(() => done?.(), (error: unknown) => done?.(error)); // prettier-ignore
  }
}

/** Sessions are in Redis, so that any API process serves any request. A visitor has no session. */
export const sessions: RequestHandler[] = [
  (req, _res, next) => {
    // The gateway forwards plain HTTP, over which express-session would not send its Secure cookie.
    if (env.production) req.headers['x-forwarded-proto'] = 'https';
    next();
  },
  session({
    name: COOKIE,
    secret: env.sessionSecret,
    store: new Sessions({ client: redis, prefix: SESSION_PREFIX, disableTouch: true }),
    proxy: env.production,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, httpOnly: true, maxAge: SESSION_LIFETIME },
  }),
];

/** Begin a session under a new id: an id that an attacker planted before the sign-in must stay worthless. */
export async function beginSession(req: Request, res: Response, user: UserRow): Promise<void> {
  const now = Date.now();
  const device = deviceOf(req);
  await saveUnderNewId(req, {
    userId: user.id,
    version: user.sessionVersion,
    begunAt: now,
    device,
    rolledAt: now,
  });
  rememberBrowser(req, res, user.id);
  sessionsCounted.inc({ event: 'begun' });
  refreshHint(res);
}

/** Continue the session under a new id with more rights. The former id must not get these rights. */
export async function renewSession(
  req: Request,
  rights: Partial<Pick<SessionData, 'steppedAt' | 'maySetUp'>>,
): Promise<void> {
  const { cookie: _, ...data } = JSON.parse(JSON.stringify(req.session)) as SessionData;
  await saveUnderNewId(req, { ...data, ...rights });
}

async function saveUnderNewId(req: Request, data: Omit<SessionData, 'cookie'>): Promise<void> {
  // Despite its type, `req.session` is undefined after `forgetBrowser` has removed the session.
  const former: Request['session'] | undefined = req.session;
  if (former?.userId !== undefined) await leaveSession(former.userId, former.id);
  await settled((done) => req.sessionStore.regenerate(req, done));
  Object.assign(req.session, data);
  await indexSession(data.userId, req.session.id, req.session, former?.userId === undefined);
  await settled((done) => req.session.save(done));
}

export async function beginSessionAlone(req: Request, res: Response, user: UserRow): Promise<void> {
  await removeSessions(user.id);
  await beginSession(req, res, user);
}

export async function keepSessionAlone(req: Request, user: UserRow): Promise<void> {
  req.session.version = user.sessionVersion;
  await settled((done) => req.session.save(done));
  await removeOtherSessions(user.id, req.session.id);
}

/** Return when this browser's session began. Set the time if a previous version made the session. */
export async function sessionBegunAt(req: Request, user: UserRow): Promise<number> {
  const { session } = req;
  if (session.begunAt === undefined) {
    session.begunAt = await sessionAgesSince();
    session.device = deviceOf(req);
    await indexSession(user.id, session.id);
  }
  return session.begunAt;
}

export async function endSession(req: Request, res: Response): Promise<void> {
  const session: Request['session'] | undefined = req.session;
  if (session) {
    const { userId, id } = session;
    await settled((done) => session.destroy(done));
    if (userId === undefined) return clearCookies(res);
    await unindexSession(userId, id);
    sessionsCounted.inc({ event: 'ended' });
  }
  clearCookies(res);
}

export function hasSessionCookie(req: Request): boolean {
  const cookies = req.headers.cookie ?? '';
  return cookies.includes(`${COOKIE}=`) || cookies.includes(`${SIGNED_IN_COOKIE}=`);
}

const hintOf = (req: Request) =>
  (req.headers.cookie ?? '')
    .split('; ')
    .find((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`))
    ?.slice(SIGNED_IN_COOKIE.length + 1);

/** Return whether the browser signed out while offline, which the page could record only in a cookie. */
export function hasSignedOut(req: Request): boolean {
  return hintOf(req) === SIGNED_OUT;
}

/** End the session and clear its cookies. A request with a former id must not clear the new cookies. */
export async function forgetBrowser(req: Request, res: Response): Promise<void> {
  if (req.session.isFormer) return;
  await settled((done) => req.session.destroy(done));
  clearCookies(res);
}

/** Renew the cookies only once a day: they are a fifth of the bytes of a small reply. */
export function rollCookies(req: Request, res: Response): void {
  const { rolledAt = 0 } = req.session;
  if (hintOf(req) !== undefined && Date.now() - rolledAt < ROLL_EVERY) return;
  req.session.rolledAt = Date.now();
  refreshHint(res);
}

function refreshHint(res: Response): void {
  res.cookie(SIGNED_IN_COOKIE, '1', { ...cookie, maxAge: SESSION_LIFETIME });
}

function clearCookies(res: Response): void {
  res.clearCookie(COOKIE, cookie);
  res.clearCookie(SIGNED_IN_COOKIE, cookie);
}

function settled(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
