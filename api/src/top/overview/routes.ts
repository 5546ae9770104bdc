import { Router } from 'express';
import { on } from '../../identity/access/on.ts';
import { countAll, countWaiting } from './models/counts.ts';
import { findStatistics } from './models/statistics.ts';

export const overview = Router();

on(overview, 'getCounts', async ({ translate }) => ({
  ...(await countAll()),
  message: translate('done.counts'),
}));
on(overview, 'getWaiting', async () => ({ total: await countWaiting() }));
on(overview, 'getStatistics', () => findStatistics());
