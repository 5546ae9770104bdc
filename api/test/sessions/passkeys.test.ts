import { describe, expect, test } from 'vitest';
import { Passkey } from '../../src/identity/second-step/models/passkey.ts';
import { Authenticator } from '../support/authenticator.ts';
import { buildAdmin } from '../support/factories.ts';
import { setUpApp } from '../support/second-step.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer({ isReal: true });

const REFUSED = [400, { answer: 'The passkey was not accepted. Please try again.' }];

/** Add a passkey as the screen does it, with the browser’s answer. */
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

describe('passkeys', () => {
  test('a passkey is set up as the first way with a name, and opens later sessions', async () => {
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

  test('a passkey passes its own challenge once, and no other challenge', async () => {
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

  test('a passkey passes its session’s challenge while other sessions ask for many', async () => {
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
    ['from another address', (authenticator) => (authenticator.origin = 'http://pehchan.test.example')],
    ['from another port', (authenticator) => (authenticator.origin = 'http://pehchan.test:8080')],
    ['without a check of finger or number', (authenticator) => (authenticator.verifies = false)],
    ['with a signature counter below the stored one', (authenticator) => (authenticator.counter = -1)],
  ])('a passkey is refused when it signs %s', async (_which, change) => {
    const { user, authenticator } = await administrator();
    const client = await server.as(user);
    expect((await pass(client, authenticator)).status).toBe(200);
    change(authenticator);
    const next = await server.as(user);
    const refused = await pass(next, authenticator);
    expect([refused.status, refused.body.fields]).toEqual(REFUSED);
    expect((await next.call('getCounts')).status).toBe(403);
  });

  test('a passkey of another account is refused, even under a stolen id', async () => {
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
    'the passkey’s answer %.12s is refused',
    async (answer) => {
      const { client } = await administrator();
      await client.call('beginPasskey');
      expect((await client.call('addPasskey', { json: { answer, name: 'x' } })).status).toBe(400);
      await client.call('askPasskey');
      expect((await client.call('passPasskey', { json: { answer } })).status).toBe(400);
    },
  );

  test('a passkey needs a name, and an account has at most ten', async () => {
    const { client, user } = await administrator();
    const nameless = await add(client, new Authenticator(), ' ');
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: 'Give the passkey a name' }]);
    for (let count = 1; count < 10; count += 1) {
      expect((await add(client, new Authenticator())).status).toBe(200);
    }
    expect((await add(client, new Authenticator())).status).toBe(409);
    expect(await Passkey.count({ where: { userId: user.id } })).toBe(10);
  });

  test('an account can remove its own passkey, unless it is the last way', async () => {
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
