import type { Request, RequestHandler } from 'express';
import { methodNotAllowed, Prefetched } from '../errors.ts';

/** Refuse HEAD of a read: it would be a look that nobody has had. */
export const refuseHead: RequestHandler = (req, res, next) => {
  if (req.method !== 'HEAD') return next();
  res.set('Allow', 'GET');
  throw methodNotAllowed();
};

/** Headers by which browsers mark what they fetch before somebody opens it. */
const MARKS = ['sec-purpose', 'purpose', 'x-moz'];

/** Refuse what a browser fetches ahead, of that which is in the access log when it is sent. */
export function refusePrefetch(req: Request): void {
  if (MARKS.some((name) => /prefetch|prerender/i.test(req.get(name) ?? ''))) throw new Prefetched();
}
