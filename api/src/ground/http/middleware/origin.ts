import type { Request, RequestHandler } from 'express';
import { env } from '../../runtime/env.ts';
import { foreignOrigin } from '../../runtime/errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const OURS = new URL(env.publicUrl).origin;

/**
 * Refuse a write from a page of another site. SameSite alone is not enough: some browsers are lenient, and it
 * accepts every sub-domain. Pages cannot forge these headers. A client that sends neither is no browser, so
 * no cookies of a family are at risk.
 * Outside production, also accept the host of the request: a developer opens the site as 127.0.0.1 or by the
 * machine's own address. In production only `PUBLIC_URL` counts: anyone can point a host name at the server.
 */
export const sameOrigin: RequestHandler = (req, _res, next) => {
  if (!READS.includes(req.method) && !isOurs(req)) throw foreignOrigin();
  next();
};

/**
 * Refuse an export that another site or a mail asks for: a link makes a browser send the GET with its
 * cookies. Without the header, the browser is an old one or uses plain HTTP.
 */
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
