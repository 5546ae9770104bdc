import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '../src/ground/runtime/errors.ts';
import { diskStore } from '../src/ground/gateways/photo-store/disk.ts';
import type { PhotoFiles, PhotoStore } from '../src/ground/gateways/photo-store/types.ts';
import { startCloudinary } from './cloudinary-server.ts';

const cloud = await startCloudinary();
// The SDK reads it at the moment it is loaded.
vi.stubEnv('CLOUDINARY_URL', cloud.url);
const { cloudinaryStore } = await import('../src/ground/gateways/photo-store/cloudinary.ts');
const directory = await mkdtemp(join(tmpdir(), 'photos-'));
afterAll(async () => {
  await cloud.close();
  await rm(directory, { recursive: true });
});

const newKey = () => randomBytes(16).toString('hex');
const files = (): PhotoFiles => ({
  table: randomBytes(300),
  card: randomBytes(3000),
  view: randomBytes(200_000),
  screen: randomBytes(90_000),
});
const sizes = ['table', 'card', 'view', 'screen'] as const;

/** What every store keeps to. */
const stores: [string, PhotoStore][] = [
  ['the disk', diskStore(directory)],
  ['Cloudinary', cloudinaryStore()],
];

describe.each(stores)('%s', (_, store) => {
  test('gives back every size as it was put', async () => {
    const [key, photo] = [newKey(), files()];
    await store.put(key, photo);
    for (const size of sizes) expect(await store.get(key, size)).toEqual(photo[size]);
  });

  test('knows nothing of a key that was never put', async () => {
    expect(await store.get(newKey(), 'view')).toBeUndefined();
  });

  test('removes every size, and again without complaint', async () => {
    const key = newKey();
    await store.put(key, files());
    await store.remove(key);
    for (const size of sizes) expect(await store.get(key, size)).toBeUndefined();
    await store.remove(key);
    await store.remove(newKey());
  });

  test('takes the same key again, as after an interruption', async () => {
    const [key, photo] = [newKey(), files()];
    await store.put(key, files());
    await store.put(key, photo);
    expect(await store.get(key, 'card')).toEqual(photo.card);
  });

  test('keeps and removes single sizes', async () => {
    const [key, { card, view }] = [newKey(), files()];
    await store.put(key, { card });
    await store.put(key, { view });
    expect([await store.get(key, 'table'), await store.get(key, 'card')]).toEqual([undefined, card]);
    await store.remove(key, ['card']);
    expect([await store.get(key, 'card'), await store.get(key, 'view')]).toEqual([undefined, view]);
  });

  test('lists every file, of however many photos', async () => {
    const keys = Array.from({ length: 4 }, newKey);
    for (const key of keys) await store.put(key, files());
    const listed = new Set((await store.list()).map(({ key, size }) => `${key} ${size}`));
    for (const key of keys) for (const size of sizes) expect(listed).toContain(`${key} ${size}`);
    for (const { key } of await store.list()) await store.remove(key);
    expect(await store.list()).toEqual([]);
  });

  test('keeps photos apart', async () => {
    const [one, two] = [newKey(), newKey()];
    await Promise.all([store.put(one, files()), store.put(two, files())]);
    await store.remove(one);
    expect(await store.get(two, 'view')).toBeDefined();
  });
});

describe('Cloudinary', () => {
  const store = cloudinaryStore();

  test('that fails is the photo store that can’t be reached', async () => {
    const key = newKey();
    await store.put(key, files());
    cloud.broken = 500;
    await expect(store.put(newKey(), files())).rejects.toThrow(Unavailable);
    await expect(store.get(key, 'view')).rejects.toThrow(Unavailable);
    await expect(store.remove(key)).rejects.toThrow(Unavailable);
    await expect(store.list()).rejects.toThrow(Unavailable);
    cloud.broken = undefined;
    expect(await store.get(key, 'view')).toBeDefined();
  });

  test('keeps nothing that could be had without a signature', async () => {
    const key = newKey();
    await store.put(key, files());
    const { cname } = Object.fromEntries(new URL(cloud.url).searchParams);
    const reply = await fetch(
      `http://${cname}/image/authenticated/s--AAAAAAAA--/v1/pehchan/${key}-view.webp`,
    );
    expect(reply.status).toBe(401);
  });
});

test('the disk lists what an interrupted put left, and nothing before the first photo', async () => {
  const [key, store] = [newKey(), diskStore(join(directory, 'fresh'))];
  expect(await store.list()).toEqual([]);
  await store.put(key, { view: randomBytes(10) });
  const shelf = join(directory, 'fresh', 'photos', key.slice(0, 2));
  await rename(join(shelf, `${key}-view.webp`), join(shelf, `${key}-view.webp.part`));
  expect(await store.list()).toEqual([{ key, size: 'view' }]);
  await store.remove(key, ['view']);
  expect(await store.list()).toEqual([]);
});

test('the disk that can’t be written to is the photo store that can’t be reached', async () => {
  await expect(diskStore('/dev/null').put(newKey(), files())).rejects.toThrow(Unavailable);
});
