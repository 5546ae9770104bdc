import type { Request, RequestHandler } from 'express';
import { env } from '../../runtime/env.ts';
import { foreignOrigin } from '../../runtime/errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const OURS = new URL(env.publicUrl).origin;

/**
 * Refuse a write from a page of another site: SameSite accepts every sub-domain, and some browsers are
 * lenient. A client without these headers is no browser, so no family's cookies are at risk. In production
 * the request's own host does not count: anyone can point a host name at the server.
 */
export const sameOrigin: RequestHandler = (req, _res, next) => {
  if (!READS.includes(req.method) && !isOurs(req)) throw foreignOrigin();
  next();
};

/** Refuse an export that another site or a mail links to: the browser sends its cookies with that GET. */
export const fromOurPages: RequestHandler = (req, _res, next) => {
  if ((req.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') throw foreignOrigin();
  next();
};

function isOurs(req: Request): boolean {
  const { origin, host } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === OURS) return true;
  return !env.production && host !== undefined && URL.parse(origin)?.host === host;
}
