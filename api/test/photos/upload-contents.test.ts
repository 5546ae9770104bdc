import { gzipSync } from 'node:zlib';
import { MAX_PHOTO_BYTES, PHOTO_SIZES, STORED_SIZES } from '@pehchan/contract/photos';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { accountForm, biodataForm, buildUser, jpeg, multipart, PASSWORD } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { canvas, emptyPng, jpegOfScans, MOST_SCANS } from '../support/pictures.ts';
import { newestImage, stored, stream, upload } from '../support/uploads.ts';

const server = await startServer();

const UNREADABLE = 'This photo can’t be read. Please choose a JPEG, PNG, WebP or AVIF picture.';

describe('refused uploads', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG behind a byte order mark', () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
    ['a compressed SVG', () => gzipSync(svg)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a GIF', () => canvas(10, 10).gif().toBuffer()],
    ['a TIFF', () => canvas(10, 10).tiff().toBuffer()],
    ['a truncated JPEG', async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
    ['a truncated PNG', async () => (await canvas(900, 900).png().toBuffer()).subarray(0, 600)],
    [
      'a JPEG’s first bytes and then a script',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj trailer<<>>')],
    [
      'a drawing that names a file of the server',
      () => Buffer.from('push graphic-context\nimage over 0,0 9,9 "/etc/passwd"'),
    ],
    [
      'an OpenEXR picture',
      () => Buffer.from([0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0, ...Buffer.from('channels\0')]),
    ],
  ])('the API refuses %s, whatever its file name', async (_, make) => {
    const client = await server.as(await buildUser());
    const before = await stored();
    const reply = await upload(client, await make());
    expect([reply.status, reply.body.fields]).toEqual([400, { imageFile: UNREADABLE }]);
    expect(await stored()).toEqual(before);
    expect(await newestImage(client)).toBe('');
  });

  test('the API refuses a few bytes that declare a picture of 60,000 × 60,000', async () => {
    const client = await server.as(await buildUser());
    const claimed = await canvas(10, 10).png().toBuffer();
    claimed.writeUInt32BE(60_000, 16);
    claimed.writeUInt32BE(60_000, 20);
    const sentence = 'This photo has too many pixels. Please choose a smaller one.';
    expect((await upload(client, claimed)).body.fields).toEqual({ imageFile: sentence });
  });

  test('the API refuses a picture whose pixels would fill the memory', async () => {
    const client = await server.as(await buildUser());
    const bomb = emptyPng(20_000);
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
    const before = process.memoryUsage().rss;
    const reply = await upload(client, bomb);
    expect(reply.body.fields).toEqual({
      imageFile: 'This photo has too many pixels. Please choose a smaller one.',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a JPEG of some hundred kilobytes that takes half a minute to decode',
      () => jpegOfScans(4990, 4990, MOST_SCANS),
      'This photo takes too long to open. Please save it again as a JPEG, or choose another.',
    ],
    [
      'an AVIF of some hundred bytes that takes 400 MB to decode',
      () => canvas(4990, 4990).avif({ effort: 0 }).toBuffer(),
      'An AVIF or HEIC photo may have at most 12 megapixels. Please choose a smaller one, or a JPEG.',
    ],
  ])(
    'the API refuses within three seconds %s',
    async (_, make, sentence) => {
      const client = await server.as(await buildUser());
      const bytes = await make();
      expect(bytes.length).toBeLessThan(300_000);
      const begun = performance.now();
      expect((await upload(client, bytes)).body.fields).toEqual({ imageFile: sentence });
      expect(performance.now() - begun).toBeLessThan(3000);
    },
    60_000,
  );

  test('the API refuses an invalid photo before it checks whether phone and email are taken', async () => {
    const taken = await buildUser();
    const { email, phone } = taken;
    const photo = { field: 'imageFile', bytes: Buffer.from('no picture'), name: 'photo.jpg' };
    const visitor = server.anonymous();
    const form = await multipart({ ...accountForm(), ...biodataForm(), email, phone }, photo);
    expect((await visitor.call('createProfile', { form })).body.fields).toEqual({ imageFile: UNREADABLE });
    const user = await buildUser();
    const edited = await multipart({ ...accountForm(), email, phone, currentPassword: PASSWORD }, photo);
    const reply = await (await server.as(user)).call('updateUser', { params: { id: user.id }, form: edited });
    expect(reply.body.fields).toEqual({ imageFile: UNREADABLE });
  });

  test('the API refuses a photo of one byte more than 5 MB, and accepts 5 MB', async () => {
    const client = await server.as(await buildUser());
    const photo = await jpeg();
    // Decoders ignore bytes after a JPEG’s end, and the API drops them.
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    const large = await upload(client, padded(MAX_PHOTO_BYTES + 1));
    expect([large.status, large.body.fields]).toEqual([
      400,
      { imageFile: 'Image must be less than or equal to 5MB' },
    ]);
    expect((await upload(client, padded(MAX_PHOTO_BYTES))).status).toBe(201);
  });

  test('the API refuses a declared 50 MB without reading them', async () => {
    const client = await server.as(await buildUser());
    const before = process.memoryUsage().rss;
    const reply = await stream(client, 50, true);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('Image must be less than or equal to 5MB');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('the API cuts off 50 MB of undeclared length', async () => {
    const client = await server.as(await buildUser());
    const before = process.memoryUsage().rss;
    const reply = await stream(client, 50, false);
    expect(reply.sent).toBeLessThan(40 * 1024 * 1024);
    expect([0, 400]).toContain(reply.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect((await client.call('check')).status).toBe(200);
  });

  test('the API refuses a photo in another field, two photos, a broken boundary and a nested field', async () => {
    const client = await server.as(await buildUser());
    const elsewhere = await multipart(biodataForm(), { field: 'photo' });
    const two = await multipart(biodataForm());
    two.append('imageFile', new Blob([new Uint8Array(await jpeg())]), 'second.jpg');
    const nested = await multipart({ ...biodataForm(), '__proto__[polluted]': '1' });
    for (const form of [elsewhere, two, nested]) {
      const reply = await client.call('createProfile', { form });
      expect([reply.status, reply.body.message]).toEqual([400, 'We couldn’t read the request.']);
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=' };
    const broken = await client.fetch('POST', '/api/v1/profile/create-profile', { headers });
    expect(broken.status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

async function picture(client: Client, path: string): Promise<Buffer> {
  return Buffer.from(await (await client.fetch('GET', path)).arrayBuffer());
}

describe('cleaned uploads', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a PNG', () => canvas(300, 200).png().toBuffer()],
    ['a WebP', () => canvas(300, 200).webp().toBuffer()],
    ['an AVIF', () => canvas(300, 200).avif().toBuffer()],
    ['a JPEG called .svg', () => canvas(300, 200).jpeg().toBuffer()],
  ])('the API stores %s as a WebP', async (_, make) => {
    const client = await server.as(await buildUser());
    expect((await upload(client, await make(), 'x.svg', 'text/html')).status).toBe(201);
    const bytes = await picture(client, await newestImage(client));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  test('the API stores a 20-megapixel phone photo upright, in small sizes and without its location', async () => {
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
    for (const [size, longer] of Object.entries({ ...PHOTO_SIZES, view: STORED_SIZES.screen })) {
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

  test('the API removes bytes after the end of a picture', async () => {
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
