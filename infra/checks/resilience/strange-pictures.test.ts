import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionReply } from '@pehchan/contract/accounts';
import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import { DEMO_PASSWORD, DEMO_PHONES } from '@pehchan/operating';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canvas, decoderProcesses, jpegOfScans, memoryOf } from '../../../api/test/support/pictures.ts';
import type { Stack } from '../../launch/stack.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import { cookiesAfter, send as call } from '../second-step.ts';
import { nextFamily, signUpAs, signUpForm } from './families.ts';
import { type Ending, sendSlowly } from './slow-sender.ts';
import { startScratchSite } from '../scratch-site.ts';

/** Seconds of the attack: longer than the site accepts a slow upload. */
const ATTACK = 40;
const SLOW_SENDERS = 40;
/** The number of photos saved before the attack, and again after it. */
const SAVES = 5;
/** Milliseconds between two saves: a longer measurement includes changes in the machine's other load. */
const PAUSE = 2000;
/** A family without approval has at most five biodata, and the sign-up created one. */
const SAVES_OF_A_FAMILY = 4;
/** Milliseconds within which the site ends a slow connection, on a busy machine. */
const LONGEST_HELD = 45_000;
const MOST_MEMORY = 500e6;

const HEAVY = 'This photo takes too long to open. Please save it again as a JPEG, or choose another.';
const TOO_LARGE_A_HEIF =
  'An AVIF or HEIC photo may have at most 12 megapixels. Please choose a smaller one, or a JPEG.';
const SLOW = 'The photo is arriving too slowly. Please try again where the signal is better.';

const lifetime = createLifetime();
let site: Stack;
beforeAll(async () => {
  const passedOn = { ADDRESS_LIMIT: '1000000' };
  // The site believes this machine's `X-Forwarded-For`, so each upload can come from another address.
  site = await startScratchSite(lifetime, { passedOn, trustedProxies: '127.0.0.0/8' });
});
afterAll(() => lifetime.end());

const apiPid = async () => Number(await readFile(join(site.dataDir.run, 'api.pid'), 'utf8'));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const tally = (values: (string | number)[]) =>
  [...new Set(values)]
    .map((value) => `${value} × ${values.filter((one) => one === value).length}`)
    .join(', ');

async function send(from: string, photo: Buffer, cookie = '') {
  const body = await signUpForm(nextFamily(), photo);
  const begun = performance.now();
  const reply = await fetch(site.url + url('createProfile'), {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
    body,
  });
  const { message = '' } = (await reply.json()) as { message?: string };
  return { status: reply.status, message, ms: Math.round(performance.now() - begun) };
}

/** Sign a viewer in, and return the viewer's calls with the pause after each. */
async function reader() {
  const signIn = await call(site.url, 'login', { phone: DEMO_PHONES.approved, password: DEMO_PASSWORD });
  const { user } = (await signIn.json()) as SessionReply;
  const cookie = cookiesAfter(signIn);
  const get = (path: string) => fetch(site.url + path, { headers: { cookie } });
  const list = await get(`${url('getAllProfiles')}?page=1`);
  const [first] = ((await list.json()) as FoundProfilesReply).profiles;
  const { id, name, Father = '', email, phone, village } = user;
  const texts = () => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ name, Father, email, phone, village })) {
      form.append(field, String(value));
    }
    return fetch(site.url + url('updateUser', { id }), { method: 'POST', headers: { cookie }, body: form });
  };
  return {
    check: { pause: 100, ask: () => get(url('check')) },
    search: { pause: 250, ask: () => get(`${url('getAllProfiles')}?page=1&search=a`) },
    'a list’s photo': { pause: 250, ask: () => get(`${first?.image}?size=card`) },
    'a large photo': { pause: 250, ask: () => get(`${first?.image}?size=view`) },
    // An account may send sixty forms in ten minutes, so the pause is longer.
    'a form with texts only': { pause: 1000, ask: texts },
  };
}

async function decodersMemory(): Promise<number> {
  let sum = 0;
  for (const pid of await decoderProcesses(await apiPid())) {
    sum += await memoryOf(pid);
  }
  return sum;
}

test('hostile pictures and slow uploads do not disturb families, and the decoders stay below 500 MB', async () => {
  const usual = await canvas(1600, 1200).jpeg().toBuffer();
  const honest = await canvas(5200, 3900).jpeg({ quality: 90 }).toBuffer();
  const longScans = jpegOfScans(4990, 4990);
  const largeAvif = await canvas(4990, 4990).avif({ effort: 0 }).toBuffer();
  const largestAvif = await canvas(4032, 3024).avif({ effort: 0 }).toBuffer();
  expect(longScans.length).toBeLessThan(300_000);
  expect(largeAvif.length).toBeLessThan(700);
  const attacks: Record<string, Buffer> = {
    '203.0.113.1': longScans,
    '203.0.113.2': largeAvif,
    // The most expensive picture that the API accepts.
    '203.0.113.3': jpegOfScans(4990, 4990, 100),
    '203.0.113.4': largestAvif,
  };
  const calls = Object.entries(await reader());
  const families: string[] = [];
  while (families.length < 9) families.push((await signUpAs(site.url, nextFamily())) ?? '');
  expect(families).not.toContain('');
  let saves = 0;
  const save = async () => {
    const saved = await send('198.51.100.1', usual, families[Math.floor(saves++ / SAVES_OF_A_FAMILY)]);
    await sleep(PAUSE);
    return saved;
  };
  const several = async (from: Awaited<ReturnType<typeof save>>[]) => {
    for (const end = from.length + SAVES; from.length < end;) from.push(await save());
  };
  const beside: Awaited<ReturnType<typeof save>>[] = [];
  await several(beside);

  const attacking = new AbortController();
  const untilOver = async (work: () => Promise<unknown>, pause: number) => {
    while (!attacking.signal.aborted) {
      await work();
      await sleep(pause);
    }
  };
  const answers: { from: string; status: number; message: string }[] = [];
  const attack = Object.entries(attacks).map(([from, picture]) =>
    untilOver(async () => answers.push({ from, ...(await send(from, picture)) }), 250),
  );
  const endings: Ending[] = [];
  // A slow sender that the site cuts off starts again, so that the number of slow senders stays the same.
  const slow = Array.from({ length: SLOW_SENDERS }, (_, index) =>
    untilOver(async () => {
      const ending = await sendSlowly(site.url, `203.0.113.${100 + (index % 4)}`, attacking.signal);
      if (!attacking.signal.aborted) endings.push(ending);
    }, PAUSE),
  );
  let peak = 0;
  const watch = untilOver(async () => {
    peak = Math.max(peak, await decodersMemory());
  }, 50);
  const seen: { call: string; status: number; ms: number }[] = [];
  const reading = calls.map(([call, { ask, pause }]) =>
    untilOver(async () => {
      const begun = performance.now();
      const reply = await ask();
      await reply.arrayBuffer();
      seen.push({ call, status: reply.status, ms: Math.round(performance.now() - begun) });
    }, pause),
  );

  await sleep(PAUSE);
  const ends = Date.now() + ATTACK * 1000;
  const during: Awaited<ReturnType<typeof save>>[] = [];
  // A photo of twenty megapixels is uploaded twice: by a signed-in family, and by a sign-up.
  const large = [send('198.51.100.2', honest, families.at(-1))];
  while (during.length < SAVES || Date.now() < ends) during.push(await save());
  large.push(send('198.51.100.2', honest));
  const twenty = await Promise.all(large);
  attacking.abort();
  await Promise.all([...attack, ...slow, watch, ...reading]);

  await several(beside);
  const largest = await send('203.0.113.4', largestAvif);
  const isQuiet = async () => (await decoderProcesses(await apiPid())).length === 0;
  const begun = performance.now();
  const wentQuiet = await until(isQuiet, { within: 20_000 });

  const times = during.map(({ ms }) => ms);
  const usually = beside.map(({ ms }) => ms);
  console.log(
    [
      `photo saved: ${median(usually)} ms (${usually.join(', ')}), during the attack ${median(times)} ms (${times.join(', ')})`,
      `20 megapixels beside it: ${twenty.map(({ status, ms }) => `${status} after ${ms} ms`).join(', ')}`,
      ...calls.map(([call]) => {
        const own = seen.filter((one) => one.call === call);
        return `${call}: ${tally(own.map(({ status }) => status))}, at most ${Math.max(...own.map(({ ms }) => ms))} ms`;
      }),
      `attackers: ${tally(answers.map(({ from, status }) => `${from} ${status}`))}`,
      `slow senders: ${tally(endings.map(({ status }) => status))}, held for at most ${Math.max(...endings.map(({ ms }) => ms))} ms`,
      `decoders together: at most ${Math.round(peak / 1e6)} MB; none left after ${Math.round((performance.now() - begun) / 1000)} s`,
    ].join('\n'),
  );
  expect([...during, ...beside].filter(({ status }) => status !== 201)).toEqual([]);
  expect(twenty.map(({ status }) => status)).toEqual([201, 201]);
  for (const [call] of calls) {
    expect(seen.filter((one) => one.call === call).length, call).toBeGreaterThan(20);
  }
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...times)).toBeLessThan(10_000);
  expect(median(times)).toBeLessThan(5 * median(usually));

  const repliesTo = (address: string) =>
    answers.filter(({ from }) => from === address).map(({ status, message }) => `${status} ${message}`);
  expect(new Set(repliesTo('203.0.113.1'))).toEqual(new Set([`400 ${HEAVY}`]));
  expect(new Set(repliesTo('203.0.113.2'))).toEqual(new Set([`400 ${TOO_LARGE_A_HEIF}`]));
  expect(largest.status).toBe(201);
  // The API accepts four uploads at a time from an address, and ends slow ones. It refuses further uploads.
  expect(endings.filter(({ text }) => text.includes(SLOW)).length).toBeGreaterThanOrEqual(16);
  expect(endings.filter(({ status }) => ![400, 429].includes(status))).toEqual([]);
  expect(Math.max(...endings.map(({ ms }) => ms))).toBeLessThan(LONGEST_HELD);

  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(MOST_MEMORY);
  expect(wentQuiet).toBe(true);
});
