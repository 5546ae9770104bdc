import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './common.mjs';

/** Run a command on Node 24 and pass signals on to it. @returns its exit code */
export async function handOver(node, args, path) {
  const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(cache, 'compiled') };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, args, { cwd: root, env, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  const [code, signal] = await once(child, 'close');
  return code ?? (signal === 'SIGKILL' ? 137 : 143);
}

/** Stop the command when npm is killed: npm then passes no signal on. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const line = ancestors();
  setInterval(() => {
    if (ancestors() !== line) child.kill('SIGTERM');
  }, 500).unref();
}

/** Return the id of the parent process and, if that is a shell, the id of npm, which started the shell. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
    return `${process.ppid} ${/^(da|ba|z|)sh$/.test(name) ? grandparent : ''}`;
  } catch {
    return String(process.ppid);
  }
}
