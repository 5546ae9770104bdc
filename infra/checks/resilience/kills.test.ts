import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_HOST } from '../../launch/api.ts';
import { recallPorts } from '../../launch/data-dir.ts';
import { databaseUrlAt } from '../../launch/embedded/mariadb.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import type { Stack } from '../../launch/stack.ts';
import { nextFamily, signUp, signUpContinuously } from './families.ts';
import { findLosses } from './losses.ts';
import { startScratchSite } from '../scratch-site.ts';

/** The most seconds for a restart. Measured seconds are divided by {@link slowness} before the comparison. */
const BACK_WITHIN = 5;
/** Milliseconds that a new process usually needs for {@link WORK} while families sign up. */
const USUAL = 800;
const WORK = 'for (let step = 0; step < 1e9; step += 1);';
/** Milliseconds after which a killed process counts as not restarted. */
const PATIENCE = 60_000;
const ROUNDS = 3;
const lifetime = createLifetime();
let site: Stack;
let databaseUrl: string;
let apiPort: number;

beforeAll(async () => {
  // The site starts its own database and Redis, because the test kills them.
  const own = { databaseUrl: undefined, redisUrl: undefined, demo: false, apiProcesses: 2 };
  site = await startScratchSite(lifetime, { ...own, passedOn: { ADDRESS_LIMIT: '1000000' } });
  const { mariadb = 0, api = 0 } = await recallPorts(site.dataDir);
  databaseUrl = await databaseUrlAt(site.dataDir, mariadb);
  apiPort = api;
});
afterAll(() => lifetime.end());

async function kill(part: string): Promise<void> {
  process.kill(Number(await readFile(join(site.dataDir.run, `${part}.pid`), 'utf8')), 'SIGKILL');
}

/** Return how many times longer than {@link USUAL} a new process needs for {@link WORK}; at least 1. */
async function slowness(): Promise<number> {
  const since = performance.now();
  await execa(process.execPath, ['--eval', WORK]);
  return Math.max(1, (performance.now() - since) / USUAL);
}

/** Ask the killed API directly: through the gateway, the site's other API could reply. */
const isFirstApiReady = async () =>
  (await fetch(`http://${API_HOST}:${apiPort}/readyz`).catch(() => undefined))?.ok ?? false;

test.each(['api', 'mariadb', 'redis', 'gateway'])(
  'after kill -9 of %s under load the part restarts, and no family is lost or incomplete',
  async (part) => {
    const load = signUpContinuously(site.url, 3);
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(1500);
      expect(await until(() => load.acknowledged.length > 0, { within: PATIENCE })).toBe(true);
      const slower = await slowness();
      await kill(part);
      const since = performance.now();
      // A sign-up needs the API, MariaDB, Redis and the gateway, and the killed API must also serve again.
      expect(await until(() => signUp(site.url, nextFamily()), { within: PATIENCE })).toBe(true);
      expect(await until(isFirstApiReady, { within: PATIENCE })).toBe(true);
      seconds.push((performance.now() - since) / 1000 / slower);
    }
    await load.stop();
    console.log(
      `${part}: back after ${seconds.map((time) => time.toFixed(1)).join(', ')} s on a usual machine`,
    );

    expect(await findLosses(databaseUrl, site.dataDir, load.sent, load.acknowledged)).toEqual([]);
    expect(Math.max(...seconds)).toBeLessThan(BACK_WITHIN);
  },
);
