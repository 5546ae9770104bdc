import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { beDemoSite, beRealSite } from './demo-site.ts';
import { Client } from './test-server.ts';

export type ApiProcess = {
  origin: string;
  pid: number;
  client(): Client;
  log: string[];
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
};

/** Settings as in production, because the test process has other values. */
const AS_INSTALLED = { LOG_LEVEL: 'info', STEP_DEADLINE: '' };
const SERVER = join(import.meta.dirname, '../../src/server.ts');

/**
 * Start the API as a separate process, as in production.
 * @param atEnd when it is killed: after the test, or with `afterAll` after the file
 */
export async function startApi(
  settings: Record<string, string> = {},
  atEnd: (end: () => void) => void = onTestFinished,
): Promise<ApiProcess> {
  // In production the API doesn't start with a demo community.
  await (settings['NODE_ENV'] === 'production' ? beRealSite() : beDemoSite());
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...AS_INSTALLED, API_PORT: '0', ADDRESS_LIMIT: '100000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Wait for `close`, because `exit` may come before the last line of the log is read.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const log: string[] = [];
  const port = await listening(child, log);
  atEnd(() => {
    child.kill('SIGKILL');
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pid: child.pid ?? 0,
    client: () => new Client(origin),
    log,
    async stop(signal = 'SIGTERM') {
      const begun = performance.now();
      child.kill(signal);
      return { code: await ended, ms: performance.now() - begun };
    },
  };
}

function listening(child: ChildProcess, log: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the API ended with ${code}:\n${log.join('\n')}`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      log.push(line);
      const port = /"msg":"listening"/.test(line) && /"port":(\d+)/.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
