import { randomBytes } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyCache, SHELVES } from '../../src/ground/gateways/copy-cache.ts';
import { longestTurn } from '../support/thread-time.ts';

const nameOf = (photoKey = randomBytes(16).toString('hex'), code = 'ABCDEFG') => ({
  photoKey,
  code,
  size: 'card',
  tag: randomBytes(8).toString('hex'),
});

async function scratch(limit: number) {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const place = join(folder, 'marked');
  return { place, cache: copyCache(place, limit), another: copyCache(place, limit) };
}

const filesIn = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('a process finds a copy that another one stored, in a file that only its own user can read', async () => {
  const { place, cache, another } = await scratch(1e6);
  const name = nameOf();
  expect(await cache.get(name)).toBeUndefined();
  await Promise.all([cache.put(name, Buffer.from('copy')), another.put(name, Buffer.from('copy'))]);
  expect((await another.get(name))?.toString()).toBe('copy');
  const files = await filesIn(place);
  expect(files).toHaveLength(1);
  for (const { parentPath, name: file } of files) {
    expect((await stat(join(parentPath, file))).mode & 0o777).toBe(0o600);
  }
});

test('the cache removes the oldest copies at its limit, whichever process wrote them', async () => {
  const { place, cache, another } = await scratch(10_000);
  const names = Array.from({ length: 40 }, () => nameOf());
  for (const [index, name] of names.entries()) {
    await (index % 2 ? cache : another).put(name, Buffer.alloc(500));
    const file = join(
      place,
      name.photoKey.slice(0, 2),
      `${name.photoKey}-card-${name.code}-${name.tag}.webp`,
    );
    await utimes(file, index, index).catch(() => undefined);
  }
  // Remove twice: the first call waits for the removal that the last stored copies started.
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.all([cache, another].map((one) => one.removeOldest()));
  }
  const kept = await Promise.all(names.map(async (name) => (await cache.get(name)) !== undefined));
  const amount = kept.filter(Boolean).length;
  expect(amount).toBeGreaterThan(10);
  expect(amount).toBeLessThanOrEqual(22);
  expect(kept.slice(-10)).not.toContain(false);
  expect(kept.slice(0, 10)).not.toContain(true);
});

test('the cache removes the copies of one photo and those of one account, and no others', async () => {
  const { cache } = await scratch(1e6);
  const [mine, other] = [nameOf(), nameOf()];
  const sibling = { ...nameOf(mine.photoKey, 'HJKMNPQ') };
  for (const name of [mine, other, sibling]) await cache.put(name, Buffer.from('copy'));
  await cache.removeAccounts(new Set(['HJKMNPQ']));
  expect((await cache.names()).length).toBe(2);
  await cache.removePhoto(mine.photoKey);
  expect(await cache.names()).toEqual([other]);
});

test('the cache removes a half-written file once no process can still be writing it', async () => {
  const { place, cache } = await scratch(1e6);
  const name = nameOf();
  await cache.put(name, Buffer.from('copy'));
  const [fresh = '', old = ''] = ['a.webp.1.part', 'b.webp.2.part'].map((file) => join(place, file));
  for (const file of [fresh, old]) await writeFile(file, 'half');
  const now = new Date();
  await utimes(fresh, now, now);
  await utimes(old, 0, 0);
  await cache.removeOldest();
  const left = (await filesIn(place)).map((entry) => entry.name);
  expect(left.filter((file) => file.endsWith('.part'))).toEqual(['a.webp.1.part']);
  expect(left.filter((file) => file.includes(name.photoKey))).toHaveLength(1);
});

test('a cache that cannot write its folder finds nothing, and does not fail', async () => {
  const cache = copyCache('/dev/null/marked', 1e6);
  await cache.put(nameOf(), Buffer.from('copy'));
  expect(await cache.get(nameOf())).toBeUndefined();
});

test('the cache removes the oldest of sixty thousand copies without holding up requests', async () => {
  const [copies, bytes, limit] = [60_000, 100, 4_500_000];
  const { place, cache } = await scratch(limit);
  for (const shelf of SHELVES) mkdirSync(join(place, shelf), { recursive: true });
  const names = Array.from({ length: copies }, () => nameOf());
  const begun = Date.now();
  for (const [at, { photoKey, code, size, tag }] of names.entries()) {
    const file = join(place, photoKey.slice(0, 2), `${photoKey}-${size}-${code}-${tag}.webp`);
    writeFileSync(file, Buffer.alloc(bytes));
    // Set the time of each file: with equal times the test would not know the oldest copy.
    const time = new Date(begun - copies + at);
    utimesSync(file, time, time);
  }
  const kept = async (at: number) => (await cache.get(names[at] ?? nameOf())) !== undefined;
  const longest = await longestTurn(async () => {
    await cache.put(nameOf(), Buffer.alloc(limit / 10 + 1));
    expect(await kept(0)).toBe(true);
    await cache.removeOldest();
  });
  expect(longest).toBeLessThan(20);
  const left = (await cache.names()).length;
  expect(left).toBeGreaterThan(31_000);
  expect(left).toBeLessThan(36_500);
  const places = [0, copies - left - 10, copies - left + 10, copies - 1];
  expect(await Promise.all(places.map(kept))).toEqual([false, false, true, true]);
});
