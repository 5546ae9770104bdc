import { CLIENT_ADDRESS } from '@pehchan/operating';
import { Router } from 'express';
import { isDraining } from '../../ground/runtime/draining.ts';
import { checkReadiness } from './readiness.ts';

/** Health checks for the load balancer. They are public and reveal only the caller's address. */
export const health = Router();

/** The gateway checks `/healthz`, and sends no more requests to a process that replies 503. */
health.get('/healthz', (req, res) => {
  if (isDraining()) {
    res.status(503).json({ status: 'stopping' });
    return;
  }
  res.set(CLIENT_ADDRESS, req.ip);
  res.json({ status: 'alive' });
});

health.get('/readyz', async (_req, res) => {
  await checkReadiness();
  res.json({ status: 'ready' });
});
