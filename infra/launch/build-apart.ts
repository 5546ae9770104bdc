import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT, say, UserError } from '../lib/index.ts';
import type { Site } from '../release/site.ts';

const FAILED = '✗ ';
/** What ends the line of a step. */
const STEP = /\(\d[\d.]* (s|min .*)\)$/;
const COMMAND = join(ROOT, 'infra/release/cli.ts');

/**
 * Builds and publishes by the command that does that, in a process of its own: what it takes (compilers,
 * rules, all files of the builds) goes with it, and isn't kept for as long as the site runs.
 */
export async function buildApart(site: Site, by: string, signal: AbortSignal): Promise<void> {
  const child = execa(process.execPath, [COMMAND, 'build-site', `--site=${site.folder}`], {
    ...{ cwd: ROOT, env: { RELEASE_BY: by }, stdin: 'ignore', stderr: 'inherit', buffer: false },
    // Ctrl-C goes to the whole group: it is for this process to stop what it started.
    ...{ detached: true, cancelSignal: signal, reject: false },
  });
  const failures: string[] = [];
  for await (const line of child) {
    // A step that failed says how long that took; the sentence comes last, over several lines.
    if (failures.length > 0 || (line.startsWith(FAILED) && !STEP.test(line))) failures.push(line);
    else say(line);
  }
  const { failed } = await child;
  signal.throwIfAborted();
  if (failed) throw new UserError(failures.join('\n').slice(FAILED.length) || 'The site can’t be built.');
}
