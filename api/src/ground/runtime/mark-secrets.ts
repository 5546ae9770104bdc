import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markSecretsIn } from '@pehchan/operating';

/* Marks are made with the first secret and traced with all secrets, so the backup has all secrets. */

const fileIn = (dataDir: string) => join(dataDir, 'secrets', 'marks');

const newSecret = () => randomBytes(32).toString('hex');

/**
 * Return the stored secrets; make the first one if there is no file.
 * @throws Error if the file is unreadable or empty: with a new secret, no previous copy could be traced
 */
export function keptMarkSecrets(dataDir: string): readonly string[] {
  const file = fileIn(dataDir);
  const known = secretsIn(file);
  if (known) return known;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeTemporary(file, [newSecret()], (fresh) => {
    try {
      linkSync(fresh, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  });
  return secretsIn(file) ?? [];
}

export function givenMarkSecrets(given: readonly string[], dataDir: string): readonly string[] {
  return [...new Set([...given, ...(secretsIn(fileIn(dataDir)) ?? [])])];
}

export const replacedMarkSecrets = (dataDir: string): readonly string[] | undefined =>
  secretsIn(fileIn(dataDir));

export function replaceMarkSecret(dataDir: string): void {
  const file = fileIn(dataDir);
  const secrets = [newSecret(), ...keptMarkSecrets(dataDir)];
  writeTemporary(file, secrets, (fresh) => renameSync(fresh, file));
}

function secretsIn(file: string): readonly string[] | undefined {
  try {
    const secrets = markSecretsIn(readFileSync(file, 'utf8'));
    if (secrets.length === 0) {
      throw new Error(`${file} has no secret in it: put it back from a backup, or remove it.`);
    }
    return secrets;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function writeTemporary(file: string, secrets: readonly string[], put: (fresh: string) => void): void {
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(fresh, secrets.map((secret) => `${secret}\n`).join(''), { mode: 0o600, flag: 'wx' });
    put(fresh);
  } finally {
    rmSync(fresh, { force: true });
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
