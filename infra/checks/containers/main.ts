import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CACHE, freeMebibytes, runCommand, UserError, type Lifetime } from '../../lib/index.ts';
import { scratchCopy } from '../scratch-copy.ts';
import { startProxy } from './relay.ts';
import { makeTrees } from './trees.ts';

const SPACE = 8192;
const SCRATCH = join(CACHE, 'containers', 'trial');

/** Run the unchanged compose file on an engine in namespaces that end with this command. */
await runCommand(
  async (lifetime) => {
    await refuseWhereImpossible();
    const trees = await makeTrees(lifetime.signal);
    await clear();
    await mkdir(SCRATCH, { recursive: true });
    await lifetime.onEnd(clear);
    const { folder: copy } = await scratchCopy(lifetime);
    const relay = join(SCRATCH, 'relay');
    const proxy = startProxy(relay);
    await lifetime.onEnd(() => void proxy.close());
    const given = { trees, folder: SCRATCH, copy, relay };
    return { exitCode: await inside(JSON.stringify(given), lifetime) };
  },
  { exitCodeWhenStopped: 1 },
);

async function refuseWhereImpossible(): Promise<void> {
  const refuse = (why: string) => {
    throw new UserError(`The containers can't be tested here: ${why}`);
  };
  if (process.platform !== 'linux') refuse('that needs Linux.');
  if (process.getuid?.() !== 0) refuse('an engine needs root.');
  const tried = await execa('unshare', ['--mount', '--net', '--pid', '--fork', 'true'], { reject: false });
  if (tried.exitCode !== 0) refuse(`this process can't make namespaces (${tried.shortMessage}).`);
  await mkdir(CACHE, { recursive: true });
  const free = await freeMebibytes(CACHE);
  if (free < SPACE) refuse(`${CACHE} has ${free} MiB free, and it takes ${SPACE}.`);
}

/** Run as the first process of the namespaces: when it exits, the kernel ends all others. */
async function inside(given: string, lifetime: Lifetime): Promise<number> {
  const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const script = join(import.meta.dirname, 'inside.ts');
  // Accept the gateway's own certificate: no request leaves the machine.
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
  const trial = spawn('unshare', [...namespaces, process.execPath, script, given], { stdio: 'inherit', env });
  await lifetime.onEnd(() => void trial.kill('SIGKILL'));
  const [code] = (await once(trial, 'exit')) as [number | null];
  return code ?? 1;
}

/** Remove the files and the empty control groups of an interrupted run of this test. */
async function clear(): Promise<void> {
  const groups = await execa('find', ['/sys/fs/cgroup', '-type', 'd', '-path', '*/docker*', '-depth'], {
    reject: false,
    lines: true,
  });
  // `rmdir` keeps the control groups of the machine's own engine, which aren't empty.
  if (groups.stdout.length > 0) await execa('rmdir', groups.stdout, { reject: false });
  await rm(SCRATCH, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
