import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { labelled } from '../console/labelled.ts';
import { type Lifetime, say, tryPort, UserError } from '../../lib/index.ts';

export interface DevProcess {
  readonly label: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
}

/**
 * Starts a development server whose output is labelled. One that ends is reported, and left for its developer
 * to mend.
 */
export async function startDevProcess(process: DevProcess, lifetime: Lifetime): Promise<void> {
  const { label, file, args, cwd, env, port } = process;
  if ((await tryPort(port)) !== undefined) {
    throw new UserError(`Port ${port}, for ${label}, is in use by another program. Stop that one first.`);
  }
  const child = execa(file, args, { cwd, env, extendEnv: false, buffer: false, reject: false });
  labelled(label, [child.stdout, child.stderr]);
  let stopping = false;
  await lifetime.onEnd(async () => {
    stopping = true;
    child.kill('SIGTERM');
    await child;
  });
  void child.then(async ({ exitCode, signal }) => {
    // Ctrl-C reaches it at the same moment as us.
    await sleep(300);
    if (!stopping) say(`! ${label} has ended (${signal ?? `exit code ${exitCode}`}).`);
  });
}
