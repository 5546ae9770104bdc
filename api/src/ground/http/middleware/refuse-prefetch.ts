import type { Request, RequestHandler } from 'express';
import { methodNotAllowed, Prefetched } from '../../runtime/errors.ts';

/** Refuse HEAD of a call that reads: the access log would get a line, though the reply has no content. */
export const refuseHead: RequestHandler = (req, res, next) => {
  if (req.method !== 'HEAD') return next();
  res.set('Allow', 'GET');
  throw methodNotAllowed();
};

const MARKS = ['sec-purpose', 'purpose', 'x-moz'];

export function refusePrefetch(req: Request): void {
  if (MARKS.some((name) => /prefetch|prerender/i.test(req.get(name) ?? ''))) throw new Prefetched();
}
