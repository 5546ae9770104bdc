import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ODD_SIGNS } from '../../launch/test/odd-signs.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { until } from '../../lib/until.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { scratchFolder } from '../scratch.ts';

/** For the checkout, DATA_DIR and HOME. Unquoted, a shell, pattern or configuration file would split it. */
const NAME = `${ODD_SIGNS} ${'x'.repeat(80)}`;

const lifetime = createLifetime();
let copy: ScratchCopy;
let surroundings: Record<string, string>;

beforeAll(async () => {
  copy = await scratchCopy(lifetime, NAME);
  const home = join(await scratchFolder(lifetime), NAME);
  await mkdir(home);
  surroundings = { HOME: home, DATA_DIR: `data ${NAME}`, DATABASE_URL: '', REDIS_URL: '' };
});
afterAll(() => lifetime.end());

it.each([
  ['start', ['/login', '/releases/current.json', '/healthz'], 'is ready on'],
  ['run dev -w member-app', ['/', '/remote.json'], 'is developed on'],
])('npm %s serves in a folder with an odd name', async (command, paths, ready) => {
  const port = command === 'start' ? await freePort() : 4001;
  const ending = new AbortController();
  const server = copy.run(`exec npm ${command}`, {
    env: { ...surroundings, PORT: String(port) },
    cancelSignal: ending.signal,
  });
  const printed: string[] = [];
  server.all?.on('data', (chunk) => printed.push(String(chunk)));
  try {
    const isUp = async () => {
      const asked = paths.map((path) => fetch(`http://localhost:${port}${path}`).then(({ ok }) => ok));
      return (await Promise.all(asked).catch(() => [false])).every(Boolean);
    };
    const settled = await until(async () => printed.join('').includes('✗') || isUp(), { within: 200_000 });
    expect(settled, printed.join('')).toBe(true);
    expect(
      await until(() => Promise.resolve(printed.join('').includes(ready)), { within: 20_000 }),
      printed.join(''),
    ).toBe(true);
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
