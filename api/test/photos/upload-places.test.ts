import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PACE } from '../../src/ground/http/middleware/upload-pace.ts';
import { buildApproved, buildUser, jpeg } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { beginToSend, upload } from '../support/uploads.ts';

const server = await startServer();

/** Return a photo that is large enough to need an upload place. Decoders ignore bytes after a JPEG's end. */
const largePhoto = async () => Buffer.concat([await jpeg(), Buffer.alloc(250 * 1024)]);

describe('parallel uploads', () => {
  const SENTENCE = 'Other photos are still uploading. Please try again in a moment.';
  const said = ({ status, body, headers }: Awaited<ReturnType<typeof upload>>) => [
    status,
    body.message,
    body.fields,
    headers.get('retry-after'),
  ];
  const refused = (status: number) => [status, SENTENCE, { imageFile: SENTENCE }, '10'];

  const open = new Set<ClientRequest>();
  /** Begin one upload more than the limit: once the API refuses it, all the others are in progress. */
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

  test('an account’s fourth large upload is refused until another one ends; other accounts are not affected', async () => {
    const [user, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const photo = await largePhoto();
    await fill(user, 3);
    expect(said(await upload(user, photo))).toEqual(refused(429));
    expect((await upload(other, photo)).status).toBe(201);
    end(1);
    await vi.waitFor(async () => expect((await upload(user, photo)).status).toBe(201), 20_000);
    expect((await upload(user, photo)).status).toBe(201);
  });

  test('an interrupted upload frees its place at any moment', async () => {
    const user = await server.as(await buildUser());
    // Some uploads end while the API still checks the session, others while it reads the form.
    for (let pause = 0; pause < 30; pause += 1) {
      const outgoing = beginToSend(user);
      await new Promise((sent) => setTimeout(sent, pause / 2));
      outgoing.destroy();
    }
    const photo = await largePhoto();
    await vi.waitFor(async () => expect((await upload(user, photo)).status).toBe(201), 20_000);
    await vi.waitFor(() => fill(user, 3), 20_000);
  });

  test('uploads of visitors are limited by address and in total, while approved accounts can still upload', async () => {
    const photo = await largePhoto();
    for (let address = 0; address < 5; address += 1) await fill(server.anonymous(), 4);
    expect(said(await upload(server.anonymous(), photo))).toEqual(refused(503));
    const newcomer = await server.as(await buildUser());
    expect((await upload(newcomer, photo)).status).toBe(201);
    // Fill all upload places with pending accounts, because a stranger can register many of them.
    open.add(beginToSend(newcomer));
    for (let account = 0; account < 3; account += 1) await fill(await server.as(await buildUser()), 3);
    expect(said(await upload(newcomer, photo))).toEqual(refused(503));
    const member = await server.as(await buildApproved());
    expect((await upload(member, photo)).status).toBe(201);
  });

  test('a short form is accepted while all places of its account are taken', async () => {
    const user = await server.as(await buildUser());
    await fill(user, 3);
    expect((await upload(user, await jpeg())).status).toBe(201);
  });
});

describe('slow uploads', () => {
  const before = { ...PACE };
  afterEach(() => Object.assign(PACE, before));

  /** Send this many bytes every 50 ms until the API answers. */
  const trickle = async (client: Client, bytes: number) => {
    const outgoing = beginToSend(client);
    const begun = performance.now();
    const more = setInterval(() => outgoing.write(Buffer.alloc(bytes)), 50);
    const text = await new Promise<string>((resolve) => {
      outgoing.once('response', (response) => {
        response.once('data', (chunk: Buffer) => resolve(`${response.statusCode} ${chunk.toString()}`));
      });
      outgoing.once('close', () => resolve('closed'));
    });
    clearInterval(more);
    outgoing.destroy();
    return { text, ms: performance.now() - begun };
  };
  const SLOW =
    '400 {"message":"The photo is arriving too slowly. Please try again where the signal is better."';

  test('an upload that is too slow is ended, and its place becomes free', async () => {
    Object.assign(PACE, { bytes: 64 * 1024, window: 500 });
    const user = await server.as(await buildUser());
    const slow = await Promise.all([1, 2, 3].map(() => trickle(user, 1024)));
    for (const { text } of slow) expect(text).toContain(SLOW);
    expect((await upload(user, await largePhoto())).status).toBe(201);
  });

  test('an upload is ended after the total time, even if each part is fast enough', async () => {
    Object.assign(PACE, { bytes: 1024, window: 2000, whole: 3000 });
    const { text, ms } = await trickle(await server.as(await buildUser()), 8 * 1024);
    expect(text).toContain(SLOW);
    expect(ms).toBeGreaterThan(2900);
  });
});
