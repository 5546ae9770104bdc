import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHOTO_SIZES, type PhotoSize, STORED_SIZES, type StoredSize } from '@pehchan/contract/photos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { type ApiProcess, startApi } from '../support/api-process.ts';
import { type CloudinaryServer, startCloudinary } from '../support/cloudinary-server.ts';
import { buildAdmin, buildApproved, buildUser, multipart, PASSWORD } from '../support/factories.ts';
import { pixelsOf, served, traced } from '../support/marked-copies.ts';
import { pictureOf } from '../marks/pictures.ts';
import { Client, openRedis } from '../support/test-server.ts';
import { upload } from '../support/uploads.ts';

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];
/** Sizes whose copies must be traceable. The mark of a smaller copy need not be readable. */
const TRACED = SIZES.filter((size) => PHOTO_SIZES[size] >= 320);

const WHO = ['owner', 'another family', 'administrator'] as const;

const ends: (() => void)[] = [];
let cloud: CloudinaryServer;
beforeAll(async () => {
  await openRedis();
  cloud = await startCloudinary();
});
afterAll(async () => {
  ends.forEach((end) => end());
  await cloud.close();
});

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'addresses-'));
  ends.push(() => void rm(made, { recursive: true, force: true }));
  return made;
}
const urlOf = (where: string) => (where === 'Cloudinary' ? cloud.url : '');
const start = (dataDir: string, cloudinaryUrl: string) =>
  startApi({ DATA_DIR: dataDir, CLOUDINARY_URL: cloudinaryUrl, MARK_SECRETS: '' }, (end) => ends.push(end));

async function signedIn(api: ApiProcess, { phone }: User): Promise<Client> {
  const client = api.client();
  expect((await client.call('login', { json: { phone, password: PASSWORD } })).status).toBe(200);
  return client;
}

const keyIn = (address: string | null = '') => address?.split('/').at(-1) ?? '';

async function everybody(api: ApiProcess) {
  const users = {
    owner: await buildApproved(),
    'another family': await buildApproved(),
    administrator: await buildAdmin(),
    'pending family': await buildUser(),
  };
  const clients = new Map<string, Client>();
  for (const [who, user] of Object.entries(users)) clients.set(who, await signedIn(api, user));
  const client = (who: keyof typeof users) => clients.get(who) ?? api.client();
  return { users, client };
}
type Everybody = Awaited<ReturnType<typeof everybody>>;

async function uploaded(client: Client, kind: string): Promise<{ id: number; key: string }> {
  const reply = await upload(client, await pictureOf(kind, 1080), 'photo.webp', 'image/webp');
  expect(reply.status).toBe(201);
  const [profile] = (await client.call('getOwnProfiles')).body.profiles;
  return { id: profile?.id ?? 0, key: keyIn(profile?.image ?? '') };
}

async function storedAt(place: string, key: string): Promise<Record<StoredSize, Buffer>> {
  const bytes = async (size: StoredSize) =>
    cloud.assets.get(`pehchan/${key}-${size}`) ??
    readFile(join(place, 'photos', key.slice(0, 2), `${key}-${size}.webp`));
  const sizes = Object.keys(STORED_SIZES) as StoredSize[];
  const files = await Promise.all(sizes.map(async (size) => [size, await bytes(size)] as const));
  return Object.fromEntries(files) as Record<StoredSize, Buffer>;
}

const secretIn = async (place: string) => (await readFile(join(place, 'secrets', 'marks'), 'utf8')).trim();

const trace = async (admin: Client, id: number, bytes: Buffer) =>
  admin.call('traceCopy', {
    form: await multipart({ profileId: id }, { field: 'picture', bytes }),
  });

async function namedBy(admin: Client, id: number, bytes: Buffer): Promise<(number | null)[]> {
  const { status, body } = await trace(admin, id, bytes);
  expect([status, body.profileId]).toEqual([200, id]);
  return body.candidates.map(({ userId }) => userId);
}

describe.each(['the disk', 'Cloudinary'])('photos on %s', (where) => {
  let place: string;
  let all: Everybody;
  let photo: { id: number; key: string };
  const copies = new Map<string, Buffer>();
  beforeAll(async () => {
    place = await newFolder();
    all = await everybody(await start(place, urlOf(where)));
    photo = await uploaded(all.client('owner'), 'studio');
  });

  test('each viewer gets their own copy in every size, with other bytes and pixels than the stored files', async () => {
    const files = Object.values(await storedAt(place, photo.key));
    const pixels = await Promise.all(files.map(pixelsOf));
    for (const who of WHO) {
      for (const size of SIZES) {
        const copy = await served(all.client(who), photo.key, size);
        copies.set(`${who} ${size}`, copy);
        const { data } = await pixelsOf(copy);
        expect(files.some((file) => copy.equals(file)), `${who} ${size}`).toBe(false);
        expect(pixels.some((stored) => data.equals(stored.data)), `${who} ${size}`).toBe(false);
      }
    }
    const different = new Set([...copies.values()].map((bytes) => bytes.toString('base64')));
    expect(different.size).toBe(copies.size);
  }); // prettier-ignore

  test('a pending family gets 404 for the photo, and a visitor gets 401', async () => {
    const callers = [
      { status: 404, client: all.client('pending family') },
      { status: 401, client: new Client(all.client('owner').origin) },
    ];
    for (const { status, client } of callers) {
      for (const size of SIZES) {
        const reply = await client.send('GET', `/api/v1/photos/${photo.key}?size=${size}`);
        expect([reply.status, reply.body.code]).toEqual([
          status,
          status === 404 ? 'not_found' : 'unauthenticated',
        ]);
      }
    }
  });

  test.each(TRACED)(
    'a copy of the size %s names the account that it was served to, and no other',
    async (size) => {
      const files = await storedAt(place, photo.key);
      for (const who of WHO) {
        const scoreOf = await traced(
          copies.get(`${who} ${size}`) ?? Buffer.of(),
          files,
          await secretIn(place),
        );
        for (const [other, { id }] of Object.entries(all.users)) {
          const z = scoreOf(photo.key, await MarkCode.of(id));
          if (other === who) expect(z, who).toBeGreaterThan(NAMED);
          else expect(z, `${other} in the copy of ${who}`).toBeLessThan(PROBABLE);
        }
      }
      const { id } = all.users['another family'];
      const copy = copies.get(`another family ${size}`) ?? Buffer.of();
      expect(await namedBy(all.client('administrator'), photo.id, copy)).toEqual([id]);
    },
  );

  test('a pending family’s photo is hidden from other families, and its copy names the pending family', async () => {
    const family = all.client('pending family');
    const own = await uploaded(family, 'garden');
    const reply = await all.client('another family').send('GET', `/api/v1/photos/${own.key}?size=card`);
    expect(reply.status).toBe(404);
    const copy = await served(family, own.key, 'card');
    expect(await namedBy(all.client('administrator'), own.id, copy)).toEqual([
      all.users['pending family'].id,
    ]);
  });

  test('a copy of an account’s own photo names its viewer too', async () => {
    const { owner } = all.users;
    const { fullName: name, fatherName: Father, email, phone, village } = owner;
    const form = await multipart(
      { name, Father, email, phone, village },
      { field: 'imageFile', bytes: await pictureOf('family', 1080) },
    );
    expect((await all.client('owner').call('updateUser', { params: { id: owner.id }, form })).status).toBe(
      200,
    );
    const { image } = (await all.client('owner').call('check')).body.user;
    const files = await storedAt(place, keyIn(image));
    const copy = await served(all.client('another family'), keyIn(image), 'card');
    expect(Object.values(files).some((file) => copy.equals(file))).toBe(false);
    const scoreOf = await traced(copy, files, await secretIn(place));
    expect(scoreOf(keyIn(image), await MarkCode.of(all.users['another family'].id))).toBeGreaterThan(NAMED);
    expect(scoreOf(keyIn(image), await MarkCode.of(owner.id))).toBeLessThan(PROBABLE);
  });

  test('a restored site serves the same copies, and traces earlier ones', async () => {
    const restored = await newFolder();
    for (const part of ['photos', 'secrets']) {
      await cp(join(place, part), join(restored, part), { recursive: true }).catch(() => undefined);
    }
    const api = await start(restored, urlOf(where));
    const family = await signedIn(api, all.users['another family']);
    const administrator = await signedIn(api, all.users.administrator);
    for (const size of SIZES) {
      const copy = await served(family, photo.key, size);
      expect(copy.equals(copies.get(`another family ${size}`) ?? Buffer.of()), size).toBe(true);
    }
    const leaked = copies.get('owner card') ?? Buffer.of();
    expect(await namedBy(administrator, photo.id, leaked)).toEqual([all.users.owner.id]);
  });
});

test('a trace while the photo store is away returns 503 and deletes nothing, and the next trace succeeds', async () => {
  const place = await newFolder();
  const { client, users } = await everybody(await start(place, cloud.url));
  const { id, key } = await uploaded(client('owner'), 'studio');
  const copy = await served(client('another family'), key, 'card');
  const admin = client('administrator');
  const kept = new Map(cloud.assets);
  cloud.broken = 503;
  const refused = await trace(admin, id, copy);
  cloud.broken = undefined;
  expect([refused.status, refused.body.message]).toEqual([
    503,
    'Pehchan can’t be reached right now. Please try again in a moment.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(cloud.assets).toEqual(kept);
  expect(await namedBy(admin, id, copy)).toEqual([users['another family'].id]);
});
