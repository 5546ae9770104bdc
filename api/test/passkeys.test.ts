import { describe, expect, test } from 'vitest';
import { Passkey } from '../src/identity/second-step/models/passkey.ts';
import { Authenticator } from './authenticator.ts';
import { buildAdmin } from './factories.ts';
import { setUpApp } from './second-step.ts';
import { type Client, startServer } from './test-server.ts';

const server = await startServer({ isReal: true });

const REFUSED = [400, { answer: 'The passkey was not accepted. Please try again.' }];

/** As the screen does it, with what the browser answers. */
async function add(client: Client, authenticator: Authenticator, name = 'My phone') {
  const { body } = await client.call('beginPasskey');
  return client.call('addPasskey', { json: { answer: authenticator.create(body.options), name } });
}

async function pass(client: Client, authenticator: Authenticator) {
  const { body } = await client.call('askPasskey');
  return client.call('passPasskey', { json: { answer: authenticator.get(body.options) } });
}

async function administrator() {
  const user = await buildAdmin();
  const client = await server.as(user);
  const authenticator = new Authenticator();
  const added = await add(client, authenticator);
  expect(added.status, added.text).toBe(200);
  return { user, client, authenticator, recoveryCodes: added.body.recoveryCodes };
}

describe('a passkey', () => {
  test('is set up first of all, named, and opens the next sessions', async () => {
    const { user, client, authenticator, recoveryCodes } = await administrator();
    expect(recoveryCodes).toHaveLength(10);
    expect((await client.call('getCounts')).status).toBe(200);
    for (let session = 0; session < 2; session += 1) {
      const next = await server.as(user);
      expect((await next.call('getCounts')).status).toBe(403);
      expect((await pass(next, authenticator)).status).toBe(200);
      expect((await next.call('exportUsers')).status).toBe(200);
    }
    const { body } = await client.call('getSecondStep');
    expect(body.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
  });

  test('answers a challenge once, and only the one that it was asked', async () => {
    const { user, authenticator } = await administrator();
    const client = await server.as(user);
    const { body } = await client.call('askPasskey');
    const answer = authenticator.get(body.options);
    expect((await client.call('passPasskey', { json: { answer } })).status).toBe(200);
    const other = await server.as(user);
    const again = await other.call('passPasskey', { json: { answer } });
    expect([again.status, again.body.fields]).toEqual(REFUSED);
    await other.call('askPasskey');
    const foreign = await other.call('passPasskey', { json: { answer: authenticator.get(body.options) } });
    expect([foreign.status, foreign.body.fields]).toEqual(REFUSED);
    expect((await other.call('getCounts')).status).toBe(403);
  });

  test('answers its session’s challenge while other sessions ask for many', async () => {
    const { user, authenticator } = await administrator();
    const [client, stranger] = [await server.as(user), await server.as(user)];
    const { body } = await client.call('askPasskey');
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await stranger.call('askPasskey')).status);
    expect(statuses.at(-1)).toBe(429);
    const json = { answer: authenticator.get(body.options) };
    expect((await client.call('passPasskey', { json })).status).toBe(200);
  });

  test.each<[string, (authenticator: Authenticator) => void]>([
    ['of another address', (authenticator) => (authenticator.origin = 'http://pehchan.test.example')],
    ['of another port', (authenticator) => (authenticator.origin = 'http://pehchan.test:8080')],
    ['that asked for no finger and no number', (authenticator) => (authenticator.verifies = false)],
    ['that has signed less often than it had', (authenticator) => (authenticator.counter = -1)],
  ])('%s isn’t accepted', async (_which, change) => {
    const { user, authenticator } = await administrator();
    const client = await server.as(user);
    expect((await pass(client, authenticator)).status).toBe(200);
    change(authenticator);
    const next = await server.as(user);
    const refused = await pass(next, authenticator);
    expect([refused.status, refused.body.fields]).toEqual(REFUSED);
    expect((await next.call('getCounts')).status).toBe(403);
  });

  test('of another account isn’t accepted, whoever’s name it carries', async () => {
    const { user, client: own } = await administrator();
    const stranger = await administrator();
    const client = await server.as(user);
    expect((await pass(client, stranger.authenticator)).status).toBe(400);
    const impostor = new Authenticator();
    stranger.authenticator.id.copy(impostor.id);
    expect((await pass(await server.as(stranger.user), impostor)).status).toBe(400);
    expect((await add(own, stranger.authenticator)).status).toBe(400);
  });

  test.each(['', '{}', 'null', '[]', '{"id":', '{"id":"x","response":{}}', 'x'.repeat(20_001)])(
    '%.12s is no answer',
    async (answer) => {
      const { client } = await administrator();
      await client.call('beginPasskey');
      expect((await client.call('addPasskey', { json: { answer, name: 'x' } })).status).toBe(400);
      await client.call('askPasskey');
      expect((await client.call('passPasskey', { json: { answer } })).status).toBe(400);
    },
  );

  test('needs a name, and there are ten at most', async () => {
    const { client, user } = await administrator();
    const nameless = await add(client, new Authenticator(), ' ');
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: 'Give the passkey a name' }]);
    for (let count = 1; count < 10; count += 1) {
      expect((await add(client, new Authenticator())).status).toBe(200);
    }
    expect((await add(client, new Authenticator())).status).toBe(409);
    expect(await Passkey.count({ where: { userId: user.id } })).toBe(10);
  });

  test('is taken away, but not the last way, and nobody else’s', async () => {
    const { client, user } = await administrator();
    const other = await administrator();
    const [own] = (await client.call('getSecondStep')).body.passkeys;
    const [others] = (await other.client.call('getSecondStep')).body.passkeys;
    const remove = async (id = 0) => (await client.call('removePasskey', { params: { id } })).status;
    expect(await remove(others?.id)).toBe(404);
    expect(await remove(own?.id)).toBe(409);
    await setUpApp(client);
    expect(await remove(own?.id)).toBe(200);
    expect((await client.call('getSecondStep')).body).toMatchObject({ passkeys: [], totp: true });
    expect((await (await server.as(user)).call('askPasskey')).status).toBe(404);
  });
});
