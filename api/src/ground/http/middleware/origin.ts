import type { Request, RequestHandler } from 'express';
import { env } from '../../runtime/env.ts';
import { foreignOrigin } from '../../runtime/errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const OURS = new URL(env.publicUrl).origin;

/**
 * Refuses a call that changes something and comes from another site's page: beside SameSite, which some
 * browsers and every sub-domain are lenient about. Browsers send these headers and pages can't forge them; a
 * client that sends neither isn't a browser, and nobody's cookies ride on it.
 *
 * Outside production the address that the request itself was sent to counts as ours too, because a developer
 * opens the site as 127.0.0.1 or from a phone by the machine's own address. In production only `PUBLIC_URL`
 * does: a host name that someone points at our server must not.
 */
export const sameOrigin: RequestHandler = (req, _res, next) => {
  if (!READS.includes(req.method) && !isOurs(req)) throw foreignOrigin();
  next();
};

/**
 * For a list that leaves the house: it is asked for by GET, which a link on any site or in any mail can make
 * a browser send with its cookies. A client that doesn't say where it comes from isn't a browser of today, or
 * reads the site without HTTPS.
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
