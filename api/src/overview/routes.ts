import { Router } from 'express';
import { on } from '../http/on.ts';
import { countAll } from './models/counts.ts';
import { findStatistics } from './models/statistics.ts';

/** The dashboard's figures. */
export const overview = Router();

on(overview, 'getCounts', async ({ say }) => ({ ...(await countAll()), message: say('done.counts') }));
on(overview, 'getStatistics', () => findStatistics());
