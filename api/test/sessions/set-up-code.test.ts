import { afterAll, describe, expect, test } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { startApi } from '../support/api-process.ts';
import { buildAdmin, buildUser, PASSWORD } from '../support/factories.ts';
import { run } from '../support/run-script.ts';
import { setUpApp } from '../support/second-step.ts';
import { type Client, openRedis } from '../support/test-server.ts';

/** In production the setup of an administrator's second step requires a code. */
const SETTINGS = {
  NODE_ENV: 'production',
  SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
  PUBLIC_URL: 'https://pehchan.example/',
};
await openRedis();
const api = await startApi(SETTINGS, afterAll);

async function command(...args: string[]): Promise<string> {
  const { code, output } = await run('top/cli/admin.ts', [...args, '--yes'], SETTINGS).ended;
  expect(code, output).toBe(0);
  return output;
}
const codeIn = (output: string) =>
  /asks for this code, within 24 hours: (\d{4} \d{4} \d{4})/.exec(output)?.[1] ?? '';

async function signIn(client: Client, { phone }: User): Promise<Client> {
  expect((await client.call('login', { json: { phone, password: PASSWORD } })).status).toBe(200);
  return client;
}
const show = async (client: Client, code: string) =>
  (await client.call('passSetUpCode', { json: { code } })).status;
const needsCode = async (client: Client) => (await client.call('getSecondStep')).body.needsCode;

describe('production mode', () => {
  test('a new administrator sets up a second step with the code that grant prints, in one session only', async () => {
    const user = await buildUser();
    const code = codeIn(await command('grant', user.phone));
    const [client, other] = [await signIn(api.client(), user), await signIn(api.client(), user)];
    expect((await client.call('beginTotp')).body).toMatchObject({ code: 'second_step', setUp: true });
    expect((await client.call('beginPasskey')).status).toBe(403);
    expect([await show(client, '1234 1234 1234'), await needsCode(client)]).toEqual([400, true]);
    const before = client.cookies.get('__Host-pehchan.sid');
    expect([await show(client, code), await needsCode(client), await needsCode(other)]).toEqual([
      200,
      false,
      true,
    ]);
    expect(client.cookies.get('__Host-pehchan.sid')).not.toBe(before);
    expect((await other.call('beginTotp')).status).toBe(403);
    await setUpApp(client);
    expect((await client.call('getCounts')).status).toBe(200);
    expect(await redis.exists(redisKey('set-up', user.id))).toBe(0);
    expect(codeIn(await command('grant', user.phone))).toBe('');
  });

  test('a thief of the password has five tries in a session, and the holder’s code stays valid', async () => {
    const user = await buildUser();
    const [thief, client] = [await signIn(api.client(), user), await signIn(api.client(), user)];
    const code = codeIn(await command('grant', user.phone));
    for (let time = 0; time < 5; time += 1) expect(await show(thief, '1234 1234 1234')).toBe(400);
    expect(await show(thief, code)).toBe(429);
    expect(await show(client, code)).toBe(200);
  });

  test('a set-up code is invalid after a day, and once grant prints another', async () => {
    const user = await buildUser();
    const first = codeIn(await command('grant', user.phone));
    const left = await redis.ttl(redisKey('set-up', user.id));
    expect(left).toBeGreaterThan(24 * 60 * 60 - 60);
    expect(left).toBeLessThanOrEqual(24 * 60 * 60);
    const second = codeIn(await command('grant', user.phone));
    const client = await signIn(api.client(), user);
    expect([await show(client, first), await show(client, second)]).toEqual([400, 200]);
  });

  test('a reset returns a set-up code, to another administrator and on the command line', async () => {
    const [user, helper] = [await buildAdmin(), await buildAdmin()];
    const enter = async (admin: User) => {
      const client = await signIn(api.client(), admin);
      expect(await show(client, codeIn(await command('grant', admin.phone)))).toBe(200);
      await setUpApp(client);
      return client;
    };
    await enter(user);
    const { body } = await (await enter(helper)).call('resetSecondStep', { params: { id: user.id } });
    const client = await signIn(api.client(), user);
    expect([await needsCode(client), await show(client, body.code ?? '')]).toEqual([true, 200]);
    await setUpApp(client);
    const code = codeIn(await command('reset-second-step', user.phone));
    expect(await show(await signIn(api.client(), user), code)).toBe(200);
  });
});
