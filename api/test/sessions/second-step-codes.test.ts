import { describe, expect, test } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { newPhone, PASSWORD } from '../support/factories.ts';
import { run } from '../support/run-script.ts';
import { age, setUpApp, steppedAdmin } from '../support/second-step.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer({ isReal: true });

const WANTED = { code: 'second_step' };
const administrator = () => steppedAdmin(server);

describe('wrong codes of the second step', () => {
  const WRONG = { json: { code: '000000' } };
  /** Try five wrong codes in a new session, in a browser that never passed the second step. */
  async function five(user: User): Promise<Client> {
    const client = await server.as(user);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await client.call('passTotp', WRONG)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    return client;
  }

  test('a session has five wrong codes in ten minutes, all kinds together and also in parallel', async () => {
    const { user, app, recoveryCodes } = await administrator();
    const client = await server.as(user);
    // Send the tries in groups of three: the API refuses a fourth parallel write of an account.
    const tries = [
      ...(await Promise.all([
        client.call('passTotp', WRONG),
        client.call('passTotp', WRONG),
        client.call('passRecoveryCode', { json: { code: 'AAAAAAAAAA' } }),
      ])),
      ...(await Promise.all([1, 2, 3].map(() => client.call('passTotp', WRONG)))),
    ];
    expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429]);
    const right = await client.call('passTotp', { json: { code: app.code(1) } });
    expect([right.status, Number(right.headers.get('Retry-After')) > 500]).toEqual([429, true]);
    expect((await client.call('passRecoveryCode', { json: { code: recoveryCodes[0] } })).status).toBe(429);
    expect((await client.call('getCounts')).body).toMatchObject(WANTED);
  });

  test('wrong codes of a password thief do not lock the holder’s sessions and known browsers', async () => {
    const { user, client, app } = await administrator();
    for (let session = 0; session < 4; session += 1) await five(user);
    await age(client, 11);
    expect((await client.call('passTotp', WRONG)).status).toBe(400);
    await client.call('logout');
    expect(await client.call('login', { json: { phone: user.phone, password: PASSWORD } })).toMatchObject({
      status: 200,
    });
    expect((await client.call('passTotp', WRONG)).status).toBe(400);
    expect((await client.call('passTotp', { json: { code: app.code(1) } })).status).toBe(200);
  });

  test('unknown browsers have twenty wrong codes a day together, and a recovery code still works there', async () => {
    const { user, app, recoveryCodes } = await administrator();
    for (let session = 0; session < 4; session += 1) await five(user);
    const holder = await server.as(user);
    const refused = await holder.call('passTotp', { json: { code: app.code(1) } });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 23 * 60 * 60]).toEqual([429, true]);
    expect((await holder.call('passRecoveryCode', { json: { code: recoveryCodes[0] } })).status).toBe(200);
    for (const key of await redis.keys(redisKey('tries', 'account:second-step-day', user.id))) {
      await redis.del(key);
    }
    expect((await (await server.as(user)).call('passTotp', { json: { code: app.code(1) } })).status).toBe(
      200,
    );
  });

  test('thirty sign-ins with a stolen password end no session that passed the step', async () => {
    const { user, client } = await administrator();
    const other = client.cookies.get('pehchan.known') ?? '';
    const signIn = async (browser: Client) =>
      (await browser.call('login', { json: { phone: user.phone, password: PASSWORD } })).status;
    for (let time = 0; time < 29; time += 1) expect(await signIn(server.anonymous())).toBe(200);
    expect(await signIn(server.anonymous())).toBe(429);
    expect((await client.call('getCounts')).status).toBe(200);
    const known = server.anonymous();
    known.cookies.set('pehchan.known', other);
    expect(await signIn(known)).toBe(200);
  });

  test('a browser that never passed the step is not known, whatever cookie it keeps', async () => {
    const { user } = await administrator();
    const client = await server.as(user);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      await client.call('logout');
      await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
      for (let code = 0; code < 4; code += 1) statuses.push((await client.call('passTotp', WRONG)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  });

  test('the fifth wrong code of a day is mailed to the holder, once', async () => {
    const { user } = await administrator();
    const mailed = async () =>
      (await Task.findAll({ where: { kind: 'mail-second-step' } })).filter(({ payload }) =>
        payload?.includes(`"userId":${user.id},"change":"wrong-codes"`),
      ).length;
    const client = await server.as(user);
    for (let time = 0; time < 4; time += 1) await client.call('passTotp', WRONG);
    expect(await mailed()).toBe(0);
    await client.call('passRecoveryCode', { json: { code: 'AAAAAAAAAA' } });
    expect(await mailed()).toBe(1);
    await five(user);
    expect(await mailed()).toBe(1);
  });

  test.each([
    ['passTotp', '12345', 'Enter the six digits of your authenticator app'],
    ['passTotp', 'abcdef', 'Enter the six digits of your authenticator app'],
    ['passTotp', undefined, 'Enter the six digits of your authenticator app'],
    ['passRecoveryCode', 'ABC', 'Enter one of your recovery codes'],
    ['passRecoveryCode', '0OIL10OIL1', 'Enter one of your recovery codes'],
  ] as const)('%s refuses the malformed code %s', async (name, code, sentence) => {
    const { client } = await administrator();
    const { status, body } = await client.call(name, { json: { code } });
    expect([status, body.fields]).toEqual([400, { code: sentence }]);
  });
});

describe('resets of the second step', () => {
  test('a reset by another administrator ends every session and lets the account set up a new step', async () => {
    const lost = await administrator();
    const helper = await administrator();
    const params = { id: lost.user.id };
    const noted = () => SecurityEvent.count({ where: { userId: lost.user.id, event: 'step-changed' } });
    const before = await noted();
    expect((await helper.client.call('resetSecondStep', { params })).status).toBe(200);
    expect(await noted()).toBe(before + 1);
    expect((await lost.client.call('check')).status).toBe(401);
    const client = await server.as(lost.user);
    expect((await client.call('getCounts')).body).toMatchObject({ ...WANTED, setUp: true });
    await setUpApp(client);
    expect((await client.call('getCounts')).status).toBe(200);
    const entries = await AuditEntry.findAll({ where: { userId: lost.user.id, toValue: 'reset' } });
    expect(entries.map(({ actorId }) => actorId)).toEqual([helper.user.id]);
  });

  test('an administrator cannot reset their own step, and another reset requires a fresh step', async () => {
    const { client, user } = await administrator();
    const other = await administrator();
    expect((await client.call('resetSecondStep', { params: { id: user.id } })).status).toBe(403);
    await age(client, 11);
    const params = { id: other.user.id };
    expect((await client.call('resetSecondStep', { params })).body).toMatchObject({ ...WANTED, fresh: true });
    expect((await other.client.call('getCounts')).status).toBe(200);
  });

  test('the command resets the second step of the last administrator', async () => {
    const { client, user } = await administrator();
    const asked = await run('top/cli/admin.ts', ['reset-second-step', user.phone]).ended;
    expect([asked.code, asked.output]).toEqual([1, expect.stringMatching(/add --yes/)]);
    expect((await client.call('getCounts')).status).toBe(200);
    const done = await run('top/cli/admin.ts', ['reset-second-step', user.phone, '--yes']).ended;
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(/is reset/)]);
    expect((await client.call('check')).status).toBe(401);
    const [entry] = await AuditEntry.findAll({ where: { userId: user.id, toValue: 'reset' } });
    expect(entry?.actorName).toBe('command line');
    const again = await run('top/cli/admin.ts', ['reset-second-step', user.phone, '--yes']).ended;
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/No account/)]);
    const unknown = await run('top/cli/admin.ts', ['reset-second-step', newPhone(), '--yes']).ended;
    expect(unknown.code).toBe(1);
  });
});
