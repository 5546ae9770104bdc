import { CLIENT_ADDRESS } from '@pehchan/operating';
import { Router } from 'express';
import { checkReadiness } from './readiness.ts';
import { isDraining } from '../runtime/draining.ts';

/** For the load balancer. They say nothing else, to anybody, but whom we take the caller for. */
export const health = Router();

/** The gateway asks for `/healthz` twice a second: a process that is about to stop gets no more requests. */
health.get(['/healthz', '/readyz'], (_req, res, next) => {
  if (!isDraining()) return next();
  res.status(503).json({ status: 'stopping' });
});

health.get('/healthz', (req, res) => {
  res.set(CLIENT_ADDRESS, req.ip);
  res.json({ status: 'alive' });
});

health.get('/readyz', async (_req, res) => {
  await checkReadiness();
  res.json({ status: 'ready' });
});
