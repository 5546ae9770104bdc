import { Router } from 'express';
import { limitAddress } from '../../ground/http/middleware/rate-limit.ts';
import { logger, withoutPeople } from '../../ground/runtime/logger.ts';
import { countClientReport } from '../../ground/runtime/metrics.ts';
import { on } from '../../identity/access/on.ts';
import { describeSystem } from './system.ts';

export const site = Router();

on(site, 'getSystem', () => describeSystem());

/** Log errors of browsers here, because scripts in the browser log nothing to the browser's console. */
on(site, 'reportClientError', [limitAddress('client-error')], ({ body: { kind, ...texts }, translate }) => {
  const clean = Object.entries(texts).map(([name, text]) => [name, withoutPeople(text)]);
  countClientReport(kind, texts.part, texts.code);
  logger.warn({ client: { kind, ...Object.fromEntries(clean) } }, 'client error');
  return { message: translate('done.noted') };
});
