import { request, type ClientRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAX_PHOTO_BYTES, PHOTO_SIZES } from '@pehchan/contract/constants';
import type { ProfilesReply } from '@pehchan/contract/replies';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepPhoto, removePhotos, sweepPhotos } from '../src/commands/photos.ts';
import { sequelize } from '../src/database/sequelize.ts';
import { photoStore } from '../src/gateways/photo-store/photo-store.ts';
import { PhotoRemoval } from '../src/models/photo-removal.ts';
import { Profile } from '../src/models/profile.ts';
import {
  biodataForm, buildAdmin, buildApproved, buildProfile, buildUser, jpeg, multipart, storePhoto,
} from './factories.ts'; // prettier-ignore
import { type Client, startServer } from './test-server.ts';

const server = await startServer();

async function upload(client: Client, bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') {
  return client.call('createProfile', {
    form: await multipart(biodataForm(), { field: 'imageFile', bytes, name, type }),
  });
}
const newestImage = async (client: Client) =>
  (await client.call<ProfilesReply>('getOwnProfiles')).body.profiles[0]?.image ?? '';
async function picture(client: Client, path: string): Promise<Buffer> {
  return Buffer.from(await (await client.fetch('GET', path)).arrayBuffer());
}
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' }, limitInputPixels: false });
/** Every file of the store, to see that nothing was left behind. */
const stored = async () => {
  const names = await readdir(join(process.env['DATA_DIR'] ?? '', 'photos'), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name.includes('webp')).sort();
};

const UNREADABLE = 'This photo can’t be read. Please choose a JPEG, PNG, WebP or AVIF picture.';

describe('an upload is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from(svg)],
    ['a compressed SVG', () => gzipSync(svg)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a GIF', () => canvas(10, 10).gif().toBuffer()],
    ['a TIFF', () => canvas(10, 10).tiff().toBuffer()],
    ['a truncated JPEG', async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
    ['a truncated PNG', async () => (await canvas(900, 900).png().toBuffer()).subarray(0, 600)],
    [
      'a JPEG’s first bytes and then a script',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj trailer<<>>')],
  ])('%s, whatever it is called', async (_, make) => {
    const client = await server.as(await buildUser());
    const before = await stored();
    const reply = await upload(client, await make());
    expect([reply.status, reply.body.fields]).toEqual([400, { imageFile: UNREADABLE }]);
    expect(await stored()).toEqual(before);
    expect(await newestImage(client)).toBe('');
  });

  test('a picture whose pixels would fill the memory', async () => {
    const client = await server.as(await buildUser());
    const bomb = await canvas(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
    const before = process.memoryUsage().rss;
    const reply = await upload(client, bomb);
    expect(reply.body.fields).toEqual({
      imageFile: 'This photo has too many pixels. Please choose a smaller one.',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('one byte more than 5 MB, and 5 MB are taken', async () => {
    const client = await server.as(await buildUser());
    const photo = await jpeg();
    // Whatever stands behind a JPEG's end is ignored by decoders, and dropped by ours.
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    const large = await upload(client, padded(MAX_PHOTO_BYTES + 1));
    expect([large.status, large.body.fields]).toEqual([
      400,
      { imageFile: 'Image must be less than or equal to 5MB' },
    ]);
    expect((await upload(client, padded(MAX_PHOTO_BYTES))).status).toBe(201);
  });

  test('50 MB that announce themselves, without being read', async () => {
    const client = await server.as(await buildUser());
    const before = process.memoryUsage().rss;
    const reply = await stream(client, 50, true);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('Image must be less than or equal to 5MB');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('50 MB that come without saying so, and are cut off', async () => {
    const client = await server.as(await buildUser());
    const before = process.memoryUsage().rss;
    const reply = await stream(client, 50, false);
    expect(reply.sent).toBeLessThan(40 * 1024 * 1024);
    expect([0, 400]).toContain(reply.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect((await client.call('check')).status).toBe(200);
  });

  test('a photo in another field, two photos, a broken boundary, a field that nests', async () => {
    const client = await server.as(await buildUser());
    const elsewhere = await multipart(biodataForm(), { field: 'photo' });
    const two = await multipart(biodataForm());
    two.append('imageFile', new Blob([new Uint8Array(await jpeg())]), 'second.jpg');
    const nested = await multipart({ ...biodataForm(), '__proto__[polluted]': '1' });
    for (const form of [elsewhere, two, nested]) {
      const reply = await client.call('createProfile', { form });
      expect([reply.status, reply.body.message]).toEqual([400, 'The request could not be read.']);
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=' };
    const broken = await client.fetch('POST', '/api/v1/profile/create-profile', { headers });
    expect(broken.status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** Begins to send a photo, and stops before its end. */
function beginToSend({ address, cookies }: Client): ClientRequest {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const outgoing = request(`${server.origin}/api/v1/profile/create-profile`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': MAX_PHOTO_BYTES,
      ...(cookie ? { cookie } : {}),
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.write('--b\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\nxxxx');
  return outgoing;
}

describe('an upload that is one too many', () => {
  const SENTENCE = 'Other photos are still on their way. Please try again in a moment.';
  const said = ({ status, body, headers }: Awaited<ReturnType<typeof upload>>) => [
    status,
    body.message,
    body.fields,
    headers.get('retry-after'),
  ];
  const refused = (status: number) => [status, SENTENCE, { imageFile: SENTENCE }, '10'];

  const open = new Set<ClientRequest>();
  /** Begins one more than may be, and waits until that one is refused: the others have their places then. */
  const fill = async (client: Client, most: number) => {
    const begun = Array.from({ length: most + 1 }, () => beginToSend(client));
    for (const outgoing of begun) open.add(outgoing);
    const status = await new Promise((resolve) => {
      for (const outgoing of begun) {
        outgoing.once('response', (response) => {
          open.delete(outgoing.destroy());
          resolve(response.statusCode);
        });
      }
    });
    expect(status).toBe(429);
  };
  const end = (count: number) => {
    for (const outgoing of [...open].slice(0, count)) open.delete(outgoing.destroy());
  };
  afterEach(() => end(Infinity));

  test('of one account is refused until one of the others has ended, and nobody else’s', async () => {
    const [user, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const photo = await jpeg();
    await fill(user, 3);
    expect(said(await upload(user, photo))).toEqual(refused(429));
    expect((await upload(other, photo)).status).toBe(201);
    end(1);
    await vi.waitFor(async () => expect((await upload(user, photo)).status).toBe(201));
    expect((await upload(user, photo)).status).toBe(201);
  });

  test('that was broken off at any moment gives back its place', async () => {
    const user = await server.as(await buildUser());
    // Some before their form is read, while the session is still being looked up, and some after.
    for (let pause = 0; pause < 30; pause += 1) {
      const outgoing = beginToSend(user);
      await new Promise((sent) => setTimeout(sent, pause / 2));
      outgoing.destroy();
    }
    const photo = await jpeg();
    await vi.waitFor(async () => expect((await upload(user, photo)).status).toBe(201));
    await vi.waitFor(() => fill(user, 3));
  });

  test('of visitors at one address is refused, and of all together anybody’s', async () => {
    const photo = await jpeg();
    const member = await server.as(await buildUser());
    for (let address = 0; address < 4; address += 1) await fill(server.anonymous(), 10);
    expect(said(await upload(member, photo))).toEqual(refused(503));
    end(1);
    await vi.waitFor(async () => expect((await upload(member, photo)).status).toBe(201));
  });
});

describe('an upload is cleaned', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a PNG', () => canvas(300, 200).png().toBuffer()],
    ['a WebP', () => canvas(300, 200).webp().toBuffer()],
    ['an AVIF', () => canvas(300, 200).avif().toBuffer()],
    ['a JPEG called .svg', () => canvas(300, 200).jpeg().toBuffer()],
  ])('%s becomes a WebP', async (_, make) => {
    const client = await server.as(await buildUser());
    expect((await upload(client, await make(), 'x.svg', 'text/html')).status).toBe(201);
    const bytes = await picture(client, await newestImage(client));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  test('a 20-megapixel phone photo is made upright, small, and forgets where it was taken', async () => {
    const client = await server.as(await buildUser());
    const photo = await canvas(5200, 3900)
      .jpeg({ quality: 60 })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Orientation: '6', Make: 'PHONE' }, IFD3: { GPSLatitude: '24/1 52/1 0/1' } })
      .toBuffer();
    const before = process.memoryUsage().rss;
    expect((await upload(client, photo)).status).toBe(201);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    const image = await newestImage(client);
    for (const [size, longer] of Object.entries(PHOTO_SIZES)) {
      const bytes = await picture(client, `${image}?size=${size}`);
      const facts = await sharp(bytes).metadata();
      expect([facts.height, facts.exif, facts.xmp, facts.orientation]).toEqual([
        longer,
        undefined,
        undefined,
        undefined,
      ]);
      expect(facts.height).toBeGreaterThan(facts.width);
      expect(bytes.includes('PHONE')).toBe(false);
    }
  });

  test('what hides behind a picture is gone', async () => {
    const client = await server.as(await buildUser());
    const polyglot = Buffer.concat([
      await jpeg(),
      Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>'),
    ]);
    await upload(client, polyglot);
    const bytes = await picture(client, await newestImage(client));
    expect(bytes.includes('<script>')).toBe(false);
  });
});

describe('a photo is served', () => {
  const see = async (client: Client, key: string | null) =>
    (await client.send('GET', `/api/v1/photos/${key}?size=table`)).status;

  test('to those who may see its biodata', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const approved = await server.as(await buildApproved());
    const admin = await server.as(await buildAdmin());
    expect(await see(server.anonymous(), photoKey)).toBe(401);
    expect(await see(await server.as(owner), photoKey)).toBe(200);
    expect(await see(await server.as(await buildUser()), photoKey)).toBe(404);
    expect(await see(approved, photoKey)).toBe(404);
    expect(await see(admin, photoKey)).toBe(200);
    await admin.call('approveUser', { params: { id: owner.id } });
    expect(await see(approved, photoKey)).toBe(200);
    await admin.call('rejectUser', { params: { id: owner.id } });
    expect(await see(approved, photoKey)).toBe(404);
  });

  test('an account’s own photo by the same rule', async () => {
    const user = await buildUser({ photoKey: await storePhoto() });
    const approved = await server.as(await buildApproved());
    expect(await see(await server.as(user), user.photoKey)).toBe(200);
    expect(await see(approved, user.photoKey)).toBe(404);
    await user.update({ status: 'approved' });
    expect(await see(approved, user.photoKey)).toBe(200);
  });

  test('with headers that keep it private, and not again when the browser has it', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const { headers } = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, max-age=600');
    expect(headers.get('vary')).toBe('Cookie');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // Node's fetch would otherwise ask for a fresh copy whenever a tag is sent by hand.
    const again = { headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } };
    expect((await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`, again)).status).toBe(304);
    expect(
      (await server.anonymous().fetch('GET', `/api/v1/photos/${photoKey}?size=card`, again)).status,
    ).toBe(401);
  });

  test.each<[string, number, () => Promise<Buffer | undefined>]>([
    ['fails', 500, () => Promise.reject(new Error('broken on purpose'))],
    ['has lost it', 404, () => Promise.resolve(undefined)],
  ])('never from a cache once the store %s', async (_, status, get) => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const broken = vi.spyOn(photoStore, 'get').mockImplementation(get);
    const reply = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`);
    broken.mockRestore();
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual([
      status,
      'no-store',
      null,
    ]);
  });

  test.each([
    'nothing',
    '../../etc/passwd',
    '%2e%2e%2fsession-secret',
    'f'.repeat(32),
    `${'f'.repeat(32)}.webp`,
  ])('not under the key %s', async (key) => {
    const client = await server.as(await buildAdmin());
    expect((await client.send('GET', `/api/v1/photos/${key}`)).status).toBe(404);
  });

  test('not in a size that there isn’t', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const reply = await (await server.as(owner)).send('GET', `/api/v1/photos/${photoKey}?size=huge`);
    expect(reply.status).toBe(400);
  });
});

describe('nothing is left over', () => {
  const failing = async (break_: () => { mockRestore(): void }) => {
    const client = await server.as(await buildUser());
    const before = await stored();
    const broken = break_();
    const reply = await upload(client, await jpeg());
    broken.mockRestore();
    expect(reply.status).toBeGreaterThanOrEqual(500);
    await PhotoRemoval.update({ dueAt: new Date(0) }, { where: {} });
    await sweepPhotos();
    expect(await stored()).toEqual(before);
    expect(await PhotoRemoval.count()).toBe(0);
    expect(await newestImage(client)).toBe('');
  };
  const down = () => Promise.reject(new Error('broken on purpose'));

  test('when the store fails', () => failing(() => vi.spyOn(photoStore, 'put').mockImplementation(down)));
  test('when the store fails halfway', () =>
    failing(() => {
      const put = photoStore.put;
      return vi.spyOn(photoStore, 'put').mockImplementation(async (key, files) => {
        await put(key, files);
        return down();
      });
    }));
  test('when the row fails', () => failing(() => vi.spyOn(Profile, 'create').mockImplementation(down)));
  test('when crossing out fails, with the row', () =>
    failing(() => vi.spyOn(PhotoRemoval, 'cancel').mockImplementation(down)));
  test('when neither the row nor the removal works', () =>
    failing(() => {
      const row = vi.spyOn(Profile, 'create').mockImplementation(down);
      const removal = vi.spyOn(photoStore, 'remove').mockImplementation(down);
      return { mockRestore: () => [row, removal].forEach((spy) => spy.mockRestore()) };
    }));

  test('when a deletion can’t reach the store: the sweep does it later', async () => {
    const owner = await buildUser();
    const profile = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const broken = vi.spyOn(photoStore, 'remove').mockImplementation(down);
    expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
    broken.mockRestore();
    expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeDefined();
    await sweepPhotos();
    expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeUndefined();
  });

  test('one that can’t be removed holds up none of the others', async () => {
    const [stuck, other] = [await storePhoto(), await storePhoto()];
    await PhotoRemoval.plan([stuck], new Date(0));
    await PhotoRemoval.plan([other], new Date(1000));
    const remove = photoStore.remove;
    const broken = vi
      .spyOn(photoStore, 'remove')
      .mockImplementation((key) => (key === stuck ? down() : remove(key)));
    await sweepPhotos();
    broken.mockRestore();
    expect(await photoStore.get(other, 'card')).toBeUndefined();
    const row = await PhotoRemoval.findByPk(stuck, { rejectOnEmpty: true });
    expect(row.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await PhotoRemoval.plan([stuck], new Date(0));
    await sweepPhotos();
    expect([await photoStore.get(stuck, 'card'), await PhotoRemoval.count()]).toEqual([undefined, 0]);
  });

  test.each([true, false])(
    'while its row is being committed, a photo waits (committed: %s)',
    async (kept) => {
      const profile = await buildProfile();
      const photoKey = await storePhoto();
      await PhotoRemoval.plan([photoKey], new Date(Date.now() + 60_000));
      let removal: Promise<void> | undefined;
      const saving = sequelize.transaction(async (transaction) => {
        await profile.update({ photoKey }, { transaction });
        await keepPhoto(photoKey, transaction);
        removal = removePhotos([photoKey]);
        // As long as a commit that hangs, and shorter than a statement may take.
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (!kept) throw new Error('rolled back');
      });
      await saving.catch(() => undefined);
      await removal;
      expect((await photoStore.get(photoKey, 'card')) !== undefined).toBe(kept);
      expect(await PhotoRemoval.findByPk(photoKey)).toBeNull();
    },
  );

  test('a photo whose row exists survives the sweep, whatever is written down', async () => {
    const { photoKey } = await buildProfile({ withPhoto: true });
    await PhotoRemoval.plan([photoKey ?? ''], new Date(0));
    await sweepPhotos();
    expect(await photoStore.get(photoKey ?? '', 'card')).toBeDefined();
  });
});

/** Sends a form with a photo of so many megabytes as a stream, and stops when the server does. */
function stream(
  client: Client,
  megabytes: number,
  announced: boolean,
): Promise<{ status: number; text: string; sent: number }> {
  const head = '--b\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n';
  const chunk = Buffer.alloc(256 * 1024, 1);
  const { hostname, port } = new URL(client.origin);
  return new Promise((resolve) => {
    let sent = 0;
    let status = 0;
    let text = '';
    const outgoing = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/profile/create-profile',
      headers: {
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'multipart/form-data; boundary=b',
        ...(announced ? { 'content-length': megabytes * 1024 * 1024 } : {}),
      },
    });
    let over = false;
    const end = () => {
      over = true;
      resolve({ status, text, sent });
    };
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.on('data', (bytes: Buffer) => (text += bytes.toString()));
      response.on('end', end);
    });
    outgoing.on('error', end);
    outgoing.on('close', end);
    outgoing.write(head);
    const pump = () => {
      if (over) return;
      if (sent >= megabytes * 1024 * 1024) {
        outgoing.end();
        return;
      }
      sent += chunk.length;
      outgoing.write(chunk, () => setImmediate(pump));
    };
    pump();
  });
}
