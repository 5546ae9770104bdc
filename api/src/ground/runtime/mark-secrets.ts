import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markSecretsIn } from '@pehchan/operating';

/*
 * The secrets of the marks in photos, a line each: copies are made with the first, and traced with all of
 * them. Whoever loses them can trace no copy that is out; so they are in the backup.
 */

const fileIn = (dataDir: string) => join(dataDir, 'secrets', 'marks');

const newSecret = () => randomBytes(32).toString('hex');

/**
 * The secrets that are kept, the first made where there is none. Processes that start at once agree on it: a
 * file comes into its place whole, and into a place that is taken it doesn't come.
 * @throws Error when the file can't be read or written, or has no secret in it: another one in its place
 * would let nobody trace what was served before
 */
export function keptMarkSecrets(dataDir: string): readonly string[] {
  const file = fileIn(dataDir);
  const known = secretsIn(file);
  if (known) return known;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  putBeside(file, [newSecret()], (fresh) => {
    try {
      linkSync(fresh, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  });
  return secretsIn(file) ?? [];
}

/** The secrets of the setting, and after them, for copies of before, those that are kept. */
export function givenMarkSecrets(given: readonly string[], dataDir: string): readonly string[] {
  return [...new Set([...given, ...(secretsIn(fileIn(dataDir)) ?? [])])];
}

/** Those that are kept now; undefined when they are gone, in whose place none is made. */
export const replacedMarkSecrets = (dataDir: string): readonly string[] | undefined =>
  secretsIn(fileIn(dataDir));

/** Puts a new secret before those that are kept. */
export function replaceMarkSecret(dataDir: string): void {
  const file = fileIn(dataDir);
  const secrets = [newSecret(), ...keptMarkSecrets(dataDir)];
  putBeside(file, secrets, (fresh) => renameSync(fresh, file));
}

/** @returns undefined when there is no file */
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

function putBeside(file: string, secrets: readonly string[], put: (fresh: string) => void): void {
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(fresh, secrets.map((secret) => `${secret}\n`).join(''), { mode: 0o600, flag: 'wx' });
    put(fresh);
  } finally {
    rmSync(fresh, { force: true });
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
