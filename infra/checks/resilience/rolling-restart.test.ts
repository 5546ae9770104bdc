import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { url } from '@pehchan/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import type { Stack } from '../../launch/stack.ts';
import { nextFamily, signUp } from './families.ts';
import { startScratchSite } from '../scratch-site.ts';

const REQUESTS = 2_000;
const AT_ONCE = 8;
const APIS = ['api', 'api-2'];
/** Milliseconds in which the gateway checks each API twice (`health_interval`). Upgrades wait longer. */
const UNTIL_NOTICED = 1_000;
const lifetime = createLifetime();
let site: Stack;

beforeAll(async () => {
  const passedOn = { ADDRESS_LIMIT: '1000000' };
  site = await startScratchSite(lifetime, { demo: false, apiProcesses: APIS.length, passedOn });
});
afterAll(() => lifetime.end());

const pidOf = async (api: string) =>
  Number(await readFile(join(site.dataDir.run, `${api}.pid`), 'utf8').catch(() => '0'));

/** End one API as an upgrade does, and wait until the gateway uses its successor. */
async function restart(api: string): Promise<void> {
  const old = await pidOf(api);
  process.kill(old, 'SIGTERM');
  const log = join(site.dataDir.logs, `${api}.log`);
  const isBack = async () => {
    const pid = await pidOf(api);
    return pid !== old && (await readFile(log, 'utf8')).includes(`"process":${pid},"address"`);
  };
  expect(await until(isBack, { within: 30_000 })).toBe(true);
  await setTimeout(UNTIL_NOTICED);
}

test('none of at least 2,000 requests fails while two API processes restart one after another', async () => {
  const report = { kind: 'script', message: 'A request with a body, which nobody may send twice' };
  const requests = [
    () => fetch(`${site.url}/api/v1/openapi.json`),
    () =>
      fetch(site.url + url('reportClientError'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      }),
    () => fetch(`${site.url}/login`),
  ];
  let [done, signedUp, isOver] = [0, 0, false];
  const failed: string[] = [];
  const keepAsking = async () => {
    for (let turn = 0; !isOver || done < REQUESTS; turn += 1) {
      done += 1;
      const reply = await requests[turn % requests.length]?.().catch((error: unknown) => String(error));
      if (typeof reply === 'string') failed.push(reply);
      else if (!reply?.ok) failed.push(`${reply?.status} ${await reply?.text()}`);
      else await reply.arrayBuffer();
    }
  };
  const keepSigningUp = async () => {
    for (; !isOver; signedUp += 1) if (!(await signUp(site.url, nextFamily()))) failed.push('a sign-up');
  };
  const load = Promise.all([...Array.from({ length: AT_ONCE }, keepAsking), keepSigningUp()]);

  for (const api of [...APIS, ...APIS]) await restart(api);
  isOver = true;
  await load;

  console.log(`${done} requests and ${signedUp} sign-ups, ${failed.length} failed`);
  expect(done).toBeGreaterThanOrEqual(REQUESTS);
  expect(signedUp).toBeGreaterThan(0);
  expect(failed).toEqual([]);
});
