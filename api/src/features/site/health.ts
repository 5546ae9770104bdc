import { CLIENT_ADDRESS } from '@pehchan/operating';
import { Router } from 'express';
import { isDraining } from '../../ground/runtime/draining.ts';
import { checkReadiness } from './readiness.ts';

/** For the load balancer. They say nothing else, to anybody, but whom we take the caller for. */
export const health = Router();

/**
 * The gateway asks for it twice a second, so it sends a process that is about to stop no more requests.
 * `/readyz` still answers as usual then: whoever asks for that through the gateway asks about the site.
 */
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
