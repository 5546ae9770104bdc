import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from './common.mjs';
import { removeOwnLocks } from './install-lock.mjs';

const running = new Set();
let stoppedBy;

export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}

function stopNpm(signal) {
  stoppedBy = signal;
  endRunning();
}

export async function run(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  running.add(child);
  if (running.size === 1) process.on('SIGINT', stopNpm).on('SIGTERM', stopNpm);
  const [code] = await once(child, 'close').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError('npm was not found. Please install it next to Node and try again.');
  });
  running.delete(child);
  if (running.size === 0) process.off('SIGINT', stopNpm).off('SIGTERM', stopNpm);
  if (stoppedBy) await exitWithoutNpm();
  return { code, output };
}

async function exitWithoutNpm() {
  if (running.size > 0) return new Promise(() => undefined);
  removeOwnLocks();
  process.exit(stoppedBy === 'SIGINT' ? 130 : 143);
}
