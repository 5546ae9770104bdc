import { describe, expect, test } from 'vitest';
import { findAuditEntries } from '../src/audit/models/audit-entry.ts';
import { redis, redisKey } from '../src/gateways/redis.ts';
import { SecurityEvent } from '../src/security/models/security-event.ts';
import { buildAdmin, buildApproved, buildUser, newPhone } from './factories.ts';
import { type Client, startServer } from './test-server.ts';

/** For a family without mail: an administrator calls the number on file and reads a code out. */
const server = await startServer();
const NEW = 'a quiet river';

const make = async (admin: Client, id: number) =>
  (await admin.call('makeRecoveryCode', { params: { id } })).body;
const recover = async (phone: string, code: string, password = NEW, client = server.anonymous()) => {
  const { status, body } = await client.call('recover', { json: { phone, code, password } });
  return { status, ...body.fields };
};
const signIn = async (phone: string, password: string, client = server.anonymous()) =>
  (await client.call('login', { json: { phone, password } })).status;
const WRONG = {
  status: 400,
  code: 'The code is wrong or no longer valid. Please call an administrator again.',
};

describe('a recovery code', () => {
  test('sets a new password once, ends all sessions, is audited, and told to the family', async () => {
    const [admin, family] = [await buildAdmin({ fullName: 'THE ADMINISTRATOR' }), await buildApproved()];
    const before = await server.as(family);
    const { code, expiresAt, message } = await make(await server.as(admin), family.id);
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(message).toBe('Read the code out on the phone. It is good for 10 minutes.');
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 600_000)).toBeLessThan(10_000);

    expect(await recover(family.phone, code)).toEqual({ status: 200 });
    expect((await before.call('check')).status).toBe(401);
    expect(await recover(family.phone, code, 'another quiet river')).toEqual(WRONG);

    const client = server.anonymous();
    const { body } = await client.call('login', { json: { phone: family.phone, password: NEW } });
    expect(body.user.recovery).toEqual({ by: 'THE ADMINISTRATOR', at: expect.any(String) });
    expect((await client.call('readRecovery')).status).toBe(200);
    expect((await client.call('check')).body.user.recovery).toBeNull();

    const event = { userId: family.id, event: 'password-reset' };
    expect(await SecurityEvent.count({ where: event })).toBe(1);
    const { rows } = await findAuditEntries({ userId: family.id });
    expect(rows).toMatchObject([{ action: 'recovery-code', actorId: admin.id, subjectId: family.id }]);
  });

  test('is told to the family also when nobody has used it', async () => {
    const family = await buildApproved();
    const client = await server.as(family);
    await make(await server.as(await buildAdmin()), family.id);
    expect((await client.call('check')).body.user.recovery).toMatchObject({ by: 'RAMESH SUTHAR' });
  });

  test('is taken as it is written down: with signs, without, in Devanagari', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const spell = [
      (code: string) => code.replaceAll(' ', ''),
      (code: string) => code.replaceAll(' ', '-'),
      (code: string) => code.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
    ];
    for (const spelled of spell) {
      const { code } = await make(admin, family.id);
      expect(await recover(family.phone, spelled(code))).toEqual({ status: 200 });
    }
  });

  test('of before is void once there is a newer one, and each ends after ten minutes', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const [first, second] = [await make(admin, family.id), await make(admin, family.id)];
    expect(await recover(family.phone, first.code)).toEqual(WRONG);
    const left = await redis.ttl(redisKey('recovery', family.id));
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
    await redis.pExpire(redisKey('recovery', family.id), 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await recover(family.phone, second.code)).toEqual(WRONG);
  });

  test('is used by one of several at the same moment', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const { code } = await make(admin, family.id);
    const replies = await Promise.all(
      [1, 2, 3].map((time) => recover(family.phone, code, `a quiet river ${time}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('isn’t spent by a password that is refused', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const { code } = await make(admin, family.id);
    expect(await recover(family.phone, code, '12345678')).toMatchObject({
      status: 400,
      password: expect.any(String),
    });
    expect(await recover(family.phone, code)).toEqual({ status: 200 });
  });

  test('works though strangers have used up what there is in a day, and while they guess at it', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    for (let time = 0; time < 20; time += 1) await signIn(family.phone, 'a wrong password');
    expect(await signIn(family.phone, 'a wrong password')).toBe(429);
    const { code } = await make(admin, family.id);
    for (let time = 0; time < 30; time += 1) {
      expect(await recover(family.phone, '123412341234')).toEqual(WRONG);
    }
    const newPhone = server.anonymous();
    expect(await recover(family.phone, code, NEW, newPhone)).toEqual({ status: 200 });
    expect(await signIn(family.phone, NEW, newPhone)).toBe(200);
    expect(await signIn(family.phone, NEW)).toBe(429);
  });

  test('is guessed at five times in ten minutes from one network, alike for a phone that nobody has', async () => {
    for (const phone of [(await buildUser()).phone, newPhone()]) {
      const client = server.anonymous();
      const replies = [];
      for (let time = 0; time < 6; time += 1) {
        replies.push((await recover(phone, '123412341234', NEW, client)).status);
      }
      expect(replies).toEqual([400, 400, 400, 400, 400, 429]);
    }
  });

  test('isn’t made for oneself or for another administrator', async () => {
    const [own, other] = [await buildAdmin(), await buildAdmin()];
    const client = await server.as(own);
    expect(await make(client, own.id)).toMatchObject({
      message: 'For your own account you can change the password yourself.',
    });
    expect(await make(client, other.id)).toMatchObject({ code: 'forbidden' });
    expect((await other.reload()).recoveryAt).toBeNull();
  });
});
