import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  const child = spawn(process.execPath, [COMMAND, 'build-site', `--site=${site.folder}`], {
    cwd: ROOT,
    env: { ...process.env, RELEASE_BY: by },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C goes to the whole group: it is for this process to stop what it started.
    detached: true,
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const failures: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A step that failed says how long that took; the sentence comes last, over several lines.
    if (failures.length > 0 || (line.startsWith(FAILED) && !STEP.test(line))) failures.push(line);
    else say(line);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code === 0) return;
  throw new UserError(failures.join('\n').slice(FAILED.length) || 'The site can’t be built.');
}
