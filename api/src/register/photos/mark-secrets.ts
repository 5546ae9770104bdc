import { env } from '../../ground/runtime/env.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { replacedMarkSecrets } from '../../ground/runtime/mark-secrets.ts';

/** Milliseconds after which the file is read again: whoever replaces the secret restarts nothing. */
const REMEMBERED = 1000;

let known = env.markSecrets;
let readAt = performance.now();

/**
 * The secrets of the marks, the newest first: copies are made with it, and traced with all of them. What was
 * known stays so where the file can't be read, or has gone.
 */
export function markSecrets(): readonly string[] {
  // The settings are as they were at the start.
  if (env.areMarkSecretsGiven || performance.now() - readAt < REMEMBERED) return known;
  readAt = performance.now();
  try {
    known = replacedMarkSecrets(env.dataDir) ?? known;
  } catch (error) {
    logger.warn({ err: error }, 'the secrets of the marks can’t be read again');
  }
  return known;
}
