import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { url } from '@pehchan/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canvas, decoderProcesses, jpegOfScans, memoryOf } from '../../../api/test/pictures.ts';
import type { Stack } from '../../launch/stack.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import { nextFamily, signUpAs, signUpForm } from './families.ts';
import { startScratchSite } from '../scratch-site.ts';

/** Seconds of the attack, and how often a family saves a photo before it and during it. */
const ATTACK = 15;
const SAVES = 5;
/** One biodata stands since the sign-up, and a family that nobody approves holds five. */
const SAVES_OF_A_FAMILY = 4;
const MOST_MEMORY = 500e6;

const lifetime = createLifetime();
let site: Stack;
beforeAll(async () => {
  const passedOn = { ADDRESS_LIMIT: '1000000' };
  // The addresses that this test sends from are believed, as a load balancer's would be.
  site = await startScratchSite(lifetime, { demo: false, passedOn, trustedProxies: '127.0.0.0/8' });
});
afterAll(() => lifetime.end());

const apiPid = async () => Number(await readFile(join(site.dataDir.run, 'api.pid'), 'utf8'));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** @returns status and milliseconds */
async function send(from: string, photo: Buffer, cookie = '') {
  const body = await signUpForm(nextFamily(), photo);
  const begun = performance.now();
  const reply = await fetch(site.url + url('createProfile'), {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
    body,
  });
  await reply.arrayBuffer();
  return { status: reply.status, ms: Math.round(performance.now() - begun) };
}

/** A form that comes a byte at a time, until the site has enough of it. */
function holdOpen(from: string): () => void {
  const outgoing = request(site.url + url('createProfile'), {
    method: 'POST',
    headers: {
      'x-forwarded-for': from,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 4_000_000,
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.write('--b\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n');
  const more = setInterval(() => outgoing.write('x'), 500);
  outgoing.on('close', () => clearInterval(more));
  return () => outgoing.destroy();
}

async function decodersMemory(): Promise<number> {
  let sum = 0;
  for (const pid of await decoderProcesses(await apiPid())) {
    sum += await memoryOf(pid);
  }
  return sum;
}

test('strange pictures and slow senders take nothing from families, and no more memory than is theirs', async () => {
  const usual = await canvas(1600, 1200).jpeg().toBuffer();
  const honest = await canvas(5200, 3900).jpeg({ quality: 90 }).toBuffer();
  const attacks: Record<string, Buffer[]> = {
    '203.0.113.1': [jpegOfScans(4990, 4990)],
    '203.0.113.2': [await canvas(4990, 4990).avif({ effort: 0 }).toBuffer()],
    // The worst that is taken.
    '203.0.113.3': [jpegOfScans(4990, 4990, 100)],
    '203.0.113.4': [await canvas(4032, 3024).avif({ effort: 0 }).toBuffer()],
  };
  const reader = (await signUpAs(site.url, nextFamily())) ?? '';
  const families: string[] = [];
  while (families.length < 4) families.push((await signUpAs(site.url, nextFamily())) ?? '');
  expect(families).not.toContain('');
  let saves = 0;
  const save = () => send('198.51.100.1', usual, families[Math.floor(saves++ / SAVES_OF_A_FAMILY)]);

  const before: number[] = [];
  while (before.length < SAVES) {
    const { status, ms } = await save();
    expect(status).toBe(201);
    before.push(ms);
  }

  let isOver = false;
  const untilOver = async (work: () => Promise<unknown>, pause: number) => {
    while (!isOver) {
      await work();
      await sleep(pause);
    }
  };
  const answers = new Map<string, number>();
  const attack = Object.entries(attacks).map(([from, pictures]) =>
    untilOver(async () => {
      for (const picture of pictures) {
        const { status } = await send(from, picture);
        const answer = `${from} ${status}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    }, 250),
  );
  const slow = Array.from({ length: 40 }, (_, index) => holdOpen(`203.0.113.${100 + (index % 4)}`));
  let peak = 0;
  const watch = untilOver(async () => {
    peak = Math.max(peak, await decodersMemory());
  }, 50);
  const seen: number[] = [];
  const reading = untilOver(async () => {
    const reply = await fetch(site.url + url('check'), { headers: { cookie: reader } });
    await reply.arrayBuffer();
    seen.push(reply.status);
  }, 100);

  await sleep(2000);
  const ends = Date.now() + ATTACK * 1000;
  const during: { status: number; ms: number }[] = [];
  const large = send('198.51.100.2', honest, reader);
  while (during.length < SAVES || Date.now() < ends) {
    during.push(await save());
    await sleep(3000);
  }
  isOver = true;
  await Promise.all([...attack, watch, reading]);
  for (const end of slow) end();
  const isQuiet = async () => (await decoderProcesses(await apiPid())).length === 0;
  const begun = performance.now();
  const wentQuiet = await until(isQuiet, { within: 20_000 });

  const times = during.map(({ ms }) => ms);
  console.log(
    [
      `photo saved: ${median(before)} ms (${before.join(', ')}), during the attack ${median(times)} ms (${times.join(', ')})`,
      `20 megapixels beside it: ${(await large).status} after ${(await large).ms} ms`,
      `signed in: ${seen.length} requests, ${seen.filter((status) => status === 503).length} of them 503`,
      `attackers: ${[...answers].map((pair) => pair.join(' × ')).join(', ')}`,
      `decoders together: at most ${Math.round(peak / 1e6)} MB; none left after ${Math.round((performance.now() - begun) / 1000)} s`,
    ].join('\n'),
  );
  expect(during.map(({ status }) => status)).toEqual(during.map(() => 201));
  expect((await large).status).toBe(201);
  expect(new Set(seen)).toEqual(new Set([200]));
  expect(Math.max(...times)).toBeLessThan(10_000);
  expect(median(times)).toBeLessThan(5 * median(before));
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(MOST_MEMORY);
  expect(wentQuiet).toBe(true);
}, 120_000);
