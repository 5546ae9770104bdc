import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUser, jpeg } from './factories.ts';
import { type Client, startServer } from './test-server.ts';
import { beginToSend, upload } from './uploads.ts';

const server = await startServer();

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
