import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { logger } from '../../runtime/logger.ts';
import { requestSeconds } from '../../runtime/metrics.ts';
import { callerOf } from '../caller.ts';

const PROBE = '/healthz';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Log one line for each request, with the route's pattern: the address may contain a name or an email. */
export const requestLog: RequestHandler = (req, res, next) => {
  const sent = req.get('X-Request-Id');
  const id = sent && REQUEST_ID.test(sent) ? sent : randomUUID();
  res.locals['requestId'] = id;
  res.set('X-Request-Id', id);
  const begun = performance.now();
  res.on('close', () => {
    const [route, ms] = [routeOf(req), performance.now() - begun];
    requestSeconds.observe({ method: req.method, route, status: res.statusCode }, ms / 1000);
    // Health checks arrive twice a second and would fill the disk.
    if (route === PROBE && res.statusCode < 400) return;
    logger.info({
      request: id,
      method: req.method,
      route,
      status: res.statusCode,
      ms: Math.round(ms),
      ...accountOf(res),
      ...(res.writableFinished ? {} : { cutOff: true }),
    });
  });
  next();
};

function accountOf(res: Response): { account?: number } {
  const user = callerOf(res);
  return user ? { account: user.id } : {};
}

function routeOf(req: Request): string {
  const route: unknown = req.route;
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'none';
}
