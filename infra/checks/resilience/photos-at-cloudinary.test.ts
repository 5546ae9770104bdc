import { join } from 'node:path';
import type { OwnProfilesReply } from '@pehchan/contract/biodata';
import { url as pathOf } from '@pehchan/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloudinary, type CloudinaryServer } from '../../../api/test/support/cloudinary-server.ts';
import { scratchFolder } from '../scratch.ts';
import { checkBackup } from '../../operate/check-backup.ts';
import { filesOf, nameOf } from '../../operate/photo-store.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import type { Settings } from '../../lib/settings.ts';
import { startStack } from '../../launch/stack.ts';
import { cookiesAfter } from '../second-step.ts';
import { nextFamily, PASSWORD, signUpAs } from './families.ts';
import { bytesIn, hashOf, operate, startOperating } from './operating.ts';
import { startScratchSite } from '../scratch-site.ts';

const families = Array.from({ length: 12 }, nextFamily);
const lifetime = createLifetime();
const whileServed = createLifetime();
let cloud: CloudinaryServer;
let settings: Settings;
let folder: string;
/** `file`: the backup of a site whose photos are at Cloudinary. `given`: the photos in this backup. */
let file: string;
let given: Map<string, Buffer>;

beforeAll(async () => {
  cloud = await startCloudinary();
  folder = await scratchFolder(lifetime);
  file = join(folder, 'of-cloudinary.backup');
  const own = { databaseUrl: undefined, redisUrl: undefined, apiProcesses: 1, demo: false };
  const site = await startScratchSite(whileServed, { ...own, cloudinaryUrl: cloud.url });
  settings = site.settings;
  for (const family of families) expect(await signUpAs(site.url, family, picture())).toBeDefined();
});
afterAll(async () => {
  await whileServed.end();
  await lifetime.end();
  await cloud.close();
});

const picture = () =>
  sharp({
    create: {
      width: 640,
      height: 800,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

/** Encryption works the same with any photo store and takes seconds, so leave it out. */
const PLAIN = { BACKUP_KEY: undefined };
const at = (place: string) => ({ DATA_DIR: place, CLOUDINARY_URL: cloud.url, ...PLAIN });
const keysIn = (assets: Map<string, Buffer>) => [
  ...new Set([...assets.keys()].map((id) => id.slice('pehchan/'.length).slice(0, 32))),
];

/** Return the file names and hashes that these Cloudinary photos get when restored into a data directory. */
const onDisk = (assets: Map<string, Buffer>) =>
  Object.fromEntries(
    filesOf(keysIn(assets)).map((photo) => [
      nameOf(photo),
      hashOf(assets.get(`pehchan/${photo.key}-${photo.size}`) ?? Buffer.of()),
    ]),
  );

async function untilCalled(times: number): Promise<void> {
  const before = cloud.calls;
  while (cloud.calls < before + times) await new Promise((go) => setTimeout(go, 20));
}

test('a backup contains the photos at Cloudinary despite a short outage, and reports a missing photo', async () => {
  const { dataDir } = settings;
  const [key = ''] = keysIn(cloud.assets);
  given = new Map(cloud.assets);
  expect(given.size).toBe(filesOf(families.map(String)).length);

  cloud.broken = 503;
  const copying = operate('backup', at(dataDir), file);
  await untilCalled(1);
  cloud.broken = undefined;
  expect(await copying).toMatchObject({ code: 0 });
  expect((await copying).output).not.toContain('The photo store lacks');

  cloud.assets.delete(`pehchan/${key}-card`);
  const another = await operate('backup', at(dataDir), join(folder, 'with-a-loss.backup'));
  const { output } = await operate('doctor', at(dataDir));
  cloud.assets.set(`pehchan/${key}-card`, given.get(`pehchan/${key}-card`) ?? Buffer.of());
  expect(another.code).toBe(0);
  expect(another.output).toContain(`The photo store lacks 1 photos, for example ${key}.`);

  expect(output).toContain(`1 photos are missing, for example ${key}`);

  const elsewhere = cloud.url.replace(/:[^:@]+@/, ':another-secret@');
  const refused = await operate('backup', { ...at(dataDir), CLOUDINARY_URL: elsewhere }, `${file}.not`);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('(delivery refused 401)'),
  });
});

test('a restore puts the photos back to Cloudinary byte for byte, removes others, and the site shows them', async () => {
  await whileServed.end();
  const place = join(folder, 'restored');
  cloud.assets.clear();
  const later = `pehchan/${'0'.repeat(32)}-view`;
  cloud.assets.set(later, Buffer.from('a photo of after the backup'));

  const hesitant = await operate('restore', at(place), file);
  expect(hesitant).toMatchObject({ code: 1, output: expect.stringContaining('at Cloudinary already') });
  expect(cloud.assets.size).toBe(1);
  const killed = startOperating('restore', at(place), file, '--force');
  await untilCalled(10);
  killed.kill('SIGKILL');
  await killed;
  expect(cloud.assets.has(later)).toBe(true);
  const restored = await operate('restore', at(place), file, '--force');

  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored all data of') });
  expect(new Map([...cloud.assets].sort())).toEqual(new Map([...given].sort()));
  const serving = createLifetime();
  const site = await startStack({ ...settings, dataDir: place, port: await freePort() }, serving);
  for (const { phone } of families) {
    const photo = await ownPhoto(site.url, phone);
    // The API serves a marked copy, never the stored bytes.
    expect(given.has(`pehchan/${photo.key}-view`)).toBe(true);
    expect(photo.bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect([...given.values()].some((bytes) => bytes.equals(photo.bytes))).toBe(false);
  }
  await serving.end();
});

test('a backup is the same for both photo stores, and moves photos from Cloudinary to a disk and back', async () => {
  const place = join(folder, 'on-disk');
  expect(await operate('restore', { DATA_DIR: place, ...PLAIN }, file)).toMatchObject({ code: 0 });
  expect(await bytesIn(join(place, 'photos'))).toEqual(onDisk(given));

  const ofDisk = join(folder, 'of-disk.backup');
  expect(await operate('backup', { DATA_DIR: place, ...PLAIN }, ofDisk)).toMatchObject({ code: 0 });
  const opening = { key: undefined };
  const [one, other] = [await checkBackup(file, opening), await checkBackup(ofDisk, opening)];
  expect(other.sums.photos).toEqual(one.sums.photos);

  cloud.assets.clear();
  const back = await operate('restore', at(place), ofDisk, '--force');
  expect(back, back.output).toMatchObject({ code: 0 });
  expect(new Map([...cloud.assets].sort())).toEqual(new Map([...given].sort()));
});

/** Return the photo of a family's only biodata, as the family receives it. */
async function ownPhoto(site: string, phone: string): Promise<{ key: string; bytes: Buffer }> {
  const signedIn = await fetch(site + pathOf('login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: PASSWORD }),
  });
  const cookie = cookiesAfter(signedIn);
  const reply = await fetch(site + pathOf('getOwnProfiles'), { headers: { cookie } });
  const [profile] = ((await reply.json()) as OwnProfilesReply).profiles;
  const photo = await fetch(site + profile?.image, { headers: { cookie } });
  return { key: profile?.imagePublicID ?? '', bytes: Buffer.from(await photo.arrayBuffer()) };
}
