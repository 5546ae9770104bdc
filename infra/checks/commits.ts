import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../lib/index.ts';

/** Return commitlint's arguments, or a sentence if this clone lacks the commit in `.ci/commits-since`. */
export async function commitsToCheck(folder = ROOT): Promise<string[] | string> {
  const since = (await readFile(join(folder, '.ci', 'commits-since'), 'utf8')).trim();
  const args = ['merge-base', '--is-ancestor', since, 'HEAD'];
  const { exitCode } = await execa('git', args, { cwd: folder, reject: false });
  if (exitCode === 0) return ['--from', since];
  return `Commit messages are not checked: this folder does not have the commit ${since}.`;
}
