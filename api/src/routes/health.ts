import { Router } from 'express';
import { checkReadiness } from '../commands/check-readiness.ts';

/** For the load balancer. They say nothing else, to anybody. */
export const health = Router();

health.get('/healthz', (_req, res) => {
  res.json({ status: 'alive' });
});

health.get('/readyz', async (_req, res) => {
  await checkReadiness();
  res.json({ status: 'ready' });
});
