import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa, type Options } from 'execa';
import { until, UserError } from '../../lib/index.ts';

const STARTS_WITHIN = 60_000;

export interface Engine {
  /** Run a shell command in the namespaces of the container engine. A failed command does not throw. */
  run(command: string, options?: Options & { cwd?: string }): ReturnType<typeof runIn>;
  readonly pid: number;
}

/** Start Docker's daemon from a Debian tree. The daemon sees the `shared` folders under the same paths. */
export async function startEngine(tree: string, folder: string, shared: readonly string[]): Promise<Engine> {
  await mkdir(join(folder, 'engine'), { recursive: true });
  const log = createWriteStream(join(folder, 'engine.log'));
  const script = join(import.meta.dirname, 'engine.sh');
  const daemon = spawn('unshare', ['--mount', 'bash', script, tree, join(folder, 'engine'), ...shared], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [daemon.stdout, daemon.stderr]) stream.pipe(log);
  const pid = daemon.pid;
  if (pid === undefined) throw new UserError('unshare was not found: install util-linux.');
  const isUp = async () => (await runIn(pid, 'docker version')).exitCode === 0;
  const isGone = () => daemon.exitCode !== null;
  await until(async () => isGone() || (await isUp()), { within: STARTS_WITHIN });
  if (!(await isUp())) throw new UserError(`The engine doesn't start: see ${join(folder, 'engine.log')}.`);
  return { pid, run: (command, options) => runIn(pid, command, options) };
}

function runIn(pid: number, command: string, { cwd = '/', ...options }: Options & { cwd?: string } = {}) {
  return execa('nsenter', ['-t', String(pid), '-m', `--wdns=${cwd}`, 'sh', '-ec', command], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/tmp', TERM: 'dumb' },
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
    ...options,
    all: true,
  });
}
