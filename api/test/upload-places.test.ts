import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PACE } from '../src/ground/http/middleware/upload-pace.ts';
import { buildApproved, buildUser, jpeg } from './factories.ts';
import { type Client, startServer } from './test-server.ts';
import { beginToSend, upload } from './uploads.ts';

const server = await startServer();

/** Large enough to need a place. What stands behind a JPEG's end is no part of the picture. */
const largePhoto = async () => Buffer.concat([await jpeg(), Buffer.alloc(250 * 1024)]);

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
    const photo = await largePhoto();
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
    const photo = await largePhoto();
    await vi.waitFor(async () => expect((await upload(user, photo)).status).toBe(201));
    await vi.waitFor(() => fill(user, 3));
  });

  test('of visitors at one address is refused, of all visitors any, and members’ are taken', async () => {
    const photo = await largePhoto();
    for (let address = 0; address < 5; address += 1) await fill(server.anonymous(), 4);
    expect(said(await upload(server.anonymous(), photo))).toEqual(refused(503));
    const newcomer = await server.as(await buildUser());
    expect((await upload(newcomer, photo)).status).toBe(201);
    // Accounts that nobody has approved: anybody can make some.
    open.add(beginToSend(newcomer));
    for (let account = 0; account < 3; account += 1) await fill(await server.as(await buildUser()), 3);
    expect(said(await upload(newcomer, photo))).toEqual(refused(503));
    const member = await server.as(await buildApproved());
    expect((await upload(member, photo)).status).toBe(201);
  });

  test('takes nothing from forms that are short', async () => {
    const user = await server.as(await buildUser());
    await fill(user, 3);
    expect((await upload(user, await jpeg())).status).toBe(201);
  });
});

describe('an upload that comes too slowly', () => {
  const before = { ...PACE };
  afterEach(() => Object.assign(PACE, before));

  /** Sends so many bytes every 50 ms until there is an answer. */
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
  const SLOW = '400 {"message":"The photo was coming too slowly. Please try again where the line is better."';

  test('is ended, and its place is free', async () => {
    Object.assign(PACE, { bytes: 64 * 1024, window: 500 });
    const user = await server.as(await buildUser());
    const slow = await Promise.all([1, 2, 3].map(() => trickle(user, 1024)));
    for (const { text } of slow) expect(text).toContain(SLOW);
    expect((await upload(user, await largePhoto())).status).toBe(201);
  });

  test('is ended also when each part comes in time, and all of it doesn’t', async () => {
    Object.assign(PACE, { bytes: 1024, window: 2000, whole: 3000 });
    const { text, ms } = await trickle(await server.as(await buildUser()), 8 * 1024);
    expect(text).toContain(SLOW);
    expect(ms).toBeGreaterThan(2900);
  });
});
