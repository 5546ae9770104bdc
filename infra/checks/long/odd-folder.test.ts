import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ODD_NAME } from '../../launch/test/odd-signs.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { until } from '../../lib/until.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { scratchFolder } from '../scratch.ts';

const lifetime = createLifetime();
let copy: ScratchCopy;
let surroundings: Record<string, string>;

beforeAll(async () => {
  copy = await scratchCopy(lifetime, ODD_NAME);
  const home = join(await scratchFolder(lifetime), ODD_NAME);
  await mkdir(home);
  surroundings = { HOME: home, DATA_DIR: `data ${ODD_NAME}`, DATABASE_URL: '', REDIS_URL: '' };
});
afterAll(() => lifetime.end());

it('npm start serves the site in a folder with an odd name', async () => {
  const port = await freePort();
  const ending = new AbortController();
  const server = copy.run('exec npm start', {
    env: { ...surroundings, PORT: String(port) },
    cancelSignal: ending.signal,
  });
  const printed: string[] = [];
  server.all?.on('data', (chunk) => printed.push(String(chunk)));
  const isReady = () => Promise.resolve(/✗|is ready on/.test(printed.join('')));
  try {
    expect(await until(isReady, { within: 200_000 }), printed.join('')).toBe(true);
    for (const path of ['/login', '/releases/current.json', '/healthz']) {
      expect((await fetch(`http://localhost:${port}${path}`)).status, printed.join('')).toBe(200);
    }
  } finally {
    ending.abort();
    await server;
  }
});

it.each([
  'npm test -w member-app -- star.test',
  'vitest run --project=infra infra/lib/test infra/checks/test/tally.test.ts',
  'prettier --check infra/lib && eslint infra/lib --max-warnings 0 && depcruise infra/lib',
  'playwright test -c infra/checks/e2e --list',
])('%s passes in a folder with an odd name', async (command) => {
  const { exitCode, all } = await copy.run(command, { env: surroundings });
  expect(exitCode, String(all)).toBe(0);
});
