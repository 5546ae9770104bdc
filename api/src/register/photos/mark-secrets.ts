import { env } from '../../ground/runtime/env.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { replacedMarkSecrets } from '../../ground/runtime/mark-secrets.ts';

/** Milliseconds after which the file of mark secrets is read again: a new secret needs no restart. */
const REMEMBERED = 1000;

let known = env.markSecrets;
let readAt = performance.now();

/** Return the secrets of marks, newest first. New copies are marked with the first; a trace tries all. */
export function markSecrets(): readonly string[] {
  // Secrets from the settings do not change after the start.
  if (env.areMarkSecretsGiven || performance.now() - readAt < REMEMBERED) return known;
  readAt = performance.now();
  try {
    known = replacedMarkSecrets(env.dataDir) ?? known;
  } catch (error) {
    logger.warn({ err: error }, 'the secrets of the marks can’t be read again');
  }
  return known;
}
