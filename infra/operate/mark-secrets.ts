import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markSecretsIn } from '@pehchan/operating';
import { errorCode, writeAtomically } from '../lib/index.ts';
import type { Source } from './source.ts';

const fileIn = ({ dataDir }: Pick<Source, 'dataDir'>) => join(dataDir.secrets, 'marks');

export async function markSecretsOf({ dataDir, settings }: Pick<Source, 'dataDir' | 'settings'>) {
  const given = markSecretsIn(settings.passedOn.MARK_SECRETS ?? '');
  return [...new Set([...given, ...(await secretsInPlace({ dataDir }))])];
}

export async function secretsInPlace(source: Pick<Source, 'dataDir'>): Promise<string[]> {
  try {
    return markSecretsIn(await readFile(fileIn(source), 'utf8'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return [];
  }
}

/** Replace the secrets of the marks by the backup's: the restored database lacks the rows of later copies. */
export const putMarkSecrets = (source: Pick<Source, 'dataDir'>, secrets: readonly string[]): Promise<void> =>
  writeAtomically(fileIn(source), linesOf(secrets), 0o600);

export const linesOf = (secrets: readonly string[]) => secrets.map((secret) => `${secret}\n`).join('');
