import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT, say, UserError } from '../lib/index.ts';
import type { Site } from '../release/store/site.ts';

const FAILED = '✗ ';
const STEP = /\(\d[\d.]* (s|min .*)\)$/;
const COMMAND = join(ROOT, 'infra/release/cli.ts');

/** Build in a separate process, which frees the memory of compilers at its end. */
export async function buildApart(site: Site, by: string, signal: AbortSignal): Promise<void> {
  const child = execa(process.execPath, [COMMAND, 'build-site', `--site=${site.folder}`], {
    ...{ cwd: ROOT, env: { RELEASE_BY: by }, stdin: 'ignore', stderr: 'inherit', buffer: false },
    // Detach the build: Ctrl-C signals the whole process group, but this process stops the build itself.
    ...{ detached: true, cancelSignal: signal, reject: false },
  });
  const failures: string[] = [];
  for await (const line of child) {
    // Show the line of a failed step, which has a duration. Collect the error text that follows.
    if (failures.length > 0 || (line.startsWith(FAILED) && !STEP.test(line))) failures.push(line);
    else say(line);
  }
  const { failed } = await child;
  signal.throwIfAborted();
  if (failed) throw new UserError(failures.join('\n').slice(FAILED.length) || 'The site can’t be built.');
}
