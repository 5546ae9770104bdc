import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '../../src/ground/runtime/errors.ts';
import { diskStore } from '../../src/ground/gateways/photo-store/disk.ts';
import type { PhotoFiles, PhotoStore } from '../../src/ground/gateways/photo-store/types.ts';
import { startCloudinary } from '../support/cloudinary-server.ts';

const cloud = await startCloudinary();
// The SDK of Cloudinary reads this variable when it is loaded.
vi.stubEnv('CLOUDINARY_URL', cloud.url);
const { cloudinaryStore } = await import('../../src/ground/gateways/photo-store/cloudinary.ts');
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

const stores: [string, PhotoStore][] = [
  ['the disk', diskStore(directory)],
  ['Cloudinary', cloudinaryStore()],
];

describe.each(stores)('a photo store on %s', (_, store) => {
  test('the store returns every size as it was stored', async () => {
    const [key, photo] = [newKey(), files()];
    await store.put(key, photo);
    for (const size of sizes) expect(await store.get(key, size)).toEqual(photo[size]);
  });

  test('the store returns undefined for a key that was never stored', async () => {
    expect(await store.get(newKey(), 'view')).toBeUndefined();
  });

  test('the store removes every size, and can repeat the removal', async () => {
    const key = newKey();
    await store.put(key, files());
    await store.remove(key);
    for (const size of sizes) expect(await store.get(key, size)).toBeUndefined();
    await store.remove(key);
    await store.remove(newKey());
  });

  test('the store overwrites a key that was stored before', async () => {
    const [key, photo] = [newKey(), files()];
    await store.put(key, files());
    await store.put(key, photo);
    expect(await store.get(key, 'card')).toEqual(photo.card);
  });

  test('the store stores and removes single sizes', async () => {
    const [key, { card, view }] = [newKey(), files()];
    await store.put(key, { card });
    await store.put(key, { view });
    expect([await store.get(key, 'table'), await store.get(key, 'card')]).toEqual([undefined, card]);
    await store.remove(key, ['card']);
    expect([await store.get(key, 'card'), await store.get(key, 'view')]).toEqual([undefined, view]);
  });

  test('the store lists every file of several photos', async () => {
    const keys = Array.from({ length: 4 }, newKey);
    for (const key of keys) await store.put(key, files());
    const listed = new Set((await store.list()).map(({ key, size }) => `${key} ${size}`));
    for (const key of keys) for (const size of sizes) expect(listed).toContain(`${key} ${size}`);
    for (const { key } of await store.list()) await store.remove(key);
    expect(await store.list()).toEqual([]);
  });

  test('the store removes one photo without touching another', async () => {
    const [one, two] = [newKey(), newKey()];
    await Promise.all([store.put(one, files()), store.put(two, files())]);
    await store.remove(one);
    expect(await store.get(two, 'view')).toBeDefined();
  });
});

describe('Cloudinary', () => {
  const store = cloudinaryStore();

  test('the Cloudinary store throws Unavailable when Cloudinary fails', async () => {
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

  test('Cloudinary serves no photo without a valid signature', async () => {
    const key = newKey();
    await store.put(key, files());
    const { cname } = Object.fromEntries(new URL(cloud.url).searchParams);
    const reply = await fetch(
      `http://${cname}/image/authenticated/s--AAAAAAAA--/v1/pehchan/${key}-view.webp`,
    );
    expect(reply.status).toBe(401);
  });
});

test('the disk store lists files of an interrupted write, and an empty folder as empty', async () => {
  const [key, store] = [newKey(), diskStore(join(directory, 'fresh'))];
  expect(await store.list()).toEqual([]);
  await store.put(key, { view: randomBytes(10) });
  const shelf = join(directory, 'fresh', 'photos', key.slice(0, 2));
  await rename(join(shelf, `${key}-view.webp`), join(shelf, `${key}-view.webp.part`));
  expect(await store.list()).toEqual([{ key, size: 'view' }]);
  await store.remove(key, ['view']);
  expect(await store.list()).toEqual([]);
});

test('the disk store throws Unavailable when it cannot write', async () => {
  await expect(diskStore('/dev/null').put(newKey(), files())).rejects.toThrow(Unavailable);
});
