import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import { execa } from 'execa';
import { type Lifetime, say, tryPort, UserError } from '../../lib/index.ts';

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
let count = 0;

export interface DevProcess {
  readonly label: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
}

/** Start a development server. If it ends, report that and leave the fix to the developer. */
export async function startDevProcess(process: DevProcess, lifetime: Lifetime): Promise<void> {
  const { label, file, args, cwd, env, port } = process;
  if ((await tryPort(port)) !== undefined) {
    throw new UserError(`Port ${port}, for ${label}, is in use by another program. Stop that one first.`);
  }
  const child = execa(file, args, { cwd, env, extendEnv: false, buffer: false, reject: false, all: true });
  const prefix = styleText(COLOURS[(count += 1) % COLOURS.length] ?? 'cyan', label.padEnd(6));
  let stopping = false;
  await lifetime.onEnd(async () => {
    stopping = true;
    child.kill('SIGTERM');
    await child;
  });
  const sayLines = async () => {
    for await (const line of child.iterable({ from: 'all' })) say(`${prefix} ${line}`);
    const { exitCode, signal } = await child;
    // Ctrl-C ends both the server and this process: wait for our own signal, after which nothing is reported.
    await sleep(300);
    if (!stopping) say(`! ${label} has ended (${signal ?? `exit code ${exitCode}`}).`);
  };
  void sayLines();
}
