import { DEMO_ADMIN_PHONE, DEMO_PASSWORD } from '@pehchan/operating';
import { createConnection } from 'mysql2/promise';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/ground/database/migrate.ts';
import { hashPassword } from '../../src/identity/accounts/passwords.ts';
import { startApi } from '../support/api-process.ts';
import { run } from '../support/run-script.ts';
import { scratchDatabase } from '../support/scratch-database.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
  PUBLIC_URL: 'https://pehchan.example',
  LOG_LEVEL: 'info',
};

const SIGN_IN = { json: { phone: DEMO_ADMIN_PHONE, password: DEMO_PASSWORD } };
const OTHERS_PHONE = '9876543210';

async function databaseWith(last?: string) {
  const { url, count } = await scratchDatabase();
  await migrate(url, 'up', last);
  const connection = await createConnection(url);
  onTestFinished(() => connection.end());
  const addAccount = async (phone: string, email: string, passwordHash: string) => {
    await connection.query(
      `INSERT INTO users (fullName, fatherName, email, phone, passwordHash, village, createdAt, updatedAt)
       VALUES ('X', 'Y', ?, ?, ?, 'DHAN', '2026-01-01', '2026-01-01')`,
      [email, phone, passwordHash],
    );
  };
  const query = (sql: string) => connection.query(sql);
  return { url, count, addAccount, query, rows: async (sql: string) => (await query(sql))[0] };
}

describe('the demo community in production', () => {
  test('the API does not start until the demo community is cleared, and other accounts stay', async () => {
    const { url, count, addAccount } = await databaseWith();
    const env = { DATABASE_URL: url };
    await run('top/demo/seed.ts', [], { ...env, DEMO: '1' }).ended;
    await addAccount(OTHERS_PHONE, 'someone@example.org', await hashPassword(DEMO_PASSWORD));

    const refusal = /demo community.*npm run admin -- clear-demo/;
    for (const script of ['server.ts', 'top/demo/seed.ts']) {
      const { code, output } = await run(script, [], { ...env, ...PRODUCTION, DEMO: '' }).ended;
      expect([code, output]).toEqual([1, expect.stringMatching(refusal)]);
    }
    // The command lists the 120 demo accounts, and one other account with the demo password.
    const { output: opened } = await run('top/cli/demo-sign-ins.ts', [], env).ended;
    expect(opened.trim().split('\n')).toHaveLength(121);

    const asked = await run('top/cli/admin.ts', ['clear-demo'], env).ended;
    expect([asked.code, asked.output]).toEqual([
      1,
      expect.stringMatching(/120 accounts and 200 biodata.*\n.*stays: 1 accounts and 0 biodata.*\n.*--yes/),
    ]);
    expect(await count('users')).toBe(121);
    const cleared = await run('top/cli/admin.ts', ['clear-demo', '--yes'], env).ended;
    expect([cleared.code, cleared.output]).toEqual([
      0,
      expect.stringContaining('The demo community is gone.'),
    ]);
    const left = ['users', 'profiles', 'audit_entries', 'photo_removals', 'demo_accounts'].map(count);
    expect(await Promise.all(left)).toEqual([1, 0, 0, 0, 0]);
    expect(await count('tallies WHERE amount <> 0')).toBe(0);
    await startApi({ ...env, ...PRODUCTION, DEMO: '' });
  });

  test('clear-demo sets the demo administrator’s approvals back to pending, and lists the approved accounts that stay', async () => {
    const { url, addAccount, query, rows } = await databaseWith();
    const people = {
      demo: DEMO_ADMIN_PHONE,
      byDemo: '9876543211',
      byOther: '9876543212',
      granted: '9876543213',
    };
    for (const [name, phone] of Object.entries(people)) {
      await addAccount(phone, `${name}@example.org`, 'none');
    }
    await query("UPDATE users SET status = 'approved'");
    await query(`UPDATE users SET role = 'ADMIN' WHERE phone IN ('${people.demo}', '${people.granted}')`);
    await query(`INSERT INTO demo_accounts (userId) SELECT id FROM users WHERE phone = '${people.demo}'`);
    const approve = (actor: string, phone: string) =>
      query(
        `INSERT INTO audit_entries (actorId, actorName, action, subjectName, userId, toValue, createdAt)
         SELECT actor.id, 'X', 'standing', 'Y', users.id, 'approved', NOW()
         FROM users, users AS actor WHERE users.phone = '${phone}' AND actor.phone = '${actor}'`,
      );
    for (const phone of Object.values(people)) await approve(people.demo, phone);
    await approve(people.granted, people.byOther);

    const { code, output } = await run('top/cli/admin.ts', ['clear-demo', '--yes'], { DATABASE_URL: url })
      .ended;
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /stay\. Check.*\n {2}9876543212 {2}X, DHAN\n {2}9876543213 {2}X, DHAN, administrator\n.*back to pending:\n {2}9876543211 /,
      ),
    ]);
    expect(await rows('SELECT phone, status FROM users ORDER BY phone')).toEqual([
      { phone: people.byDemo, status: 'pending' },
      { phone: people.byOther, status: 'approved' },
      { phone: people.granted, status: 'approved' },
    ]);
    expect(await rows("SELECT toValue FROM audit_entries WHERE actorName = 'command line'")).toEqual([
      { toValue: 'pending' },
    ]);
  });

  test('demo accounts that are added while the API runs can neither sign in nor stay signed in', async () => {
    const { url, addAccount, query } = await databaseWith();
    const api = await startApi({ DATABASE_URL: url, ...PRODUCTION, DEMO: '' });
    await addAccount(DEMO_ADMIN_PHONE, 'ramesh@example.org', await hashPassword(DEMO_PASSWORD));
    const client = api.client();
    expect((await client.call('login', SIGN_IN)).status).toBe(200);
    expect((await client.call('check')).status).toBe(200);
    await query('INSERT INTO demo_accounts (userId) SELECT id FROM users');
    expect((await client.call('check')).status).toBe(401);
    const refused = await api.client().call('login', SIGN_IN);
    const unknown = await api.client().call('login', { json: { ...SIGN_IN.json, phone: OTHERS_PHONE } });
    expect([refused.status, refused.body]).toEqual([401, unknown.body]);
  });

  test('clear-demo fails without waiting while Redis is away, and deletes nothing', async () => {
    const { url, count, addAccount, query } = await databaseWith();
    await addAccount(OTHERS_PHONE, 'ramesh@example.org', 'no password');
    await query('INSERT INTO demo_accounts (userId) SELECT id FROM users');
    const env = { DATABASE_URL: url, REDIS_URL: 'redis://127.0.0.1:9' };
    const { code, output } = await run('top/cli/admin.ts', ['clear-demo', '--yes'], env).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('Please try again')]);
    expect(await count('users')).toBe(1);
  });

  test('the upgrade recognises demo accounts of the previous release, also with a changed phone or email', async () => {
    const { url, count, addAccount } = await databaseWith('2026-11-22-12-security-events');
    const demo = await hashPassword(DEMO_PASSWORD);
    await addAccount('9000000001', 'otaram.mali1@example.org', demo);
    await addAccount('9812345678', 'mine@example.net', demo);
    await addAccount('9000000120', 'vinod.soni120@example.org', await hashPassword('changed since'));
    await addAccount('9000000121', 'after@example.org', await hashPassword('of a family'));
    await addAccount(OTHERS_PHONE, 'family@example.net', await hashPassword('of another'));
    await migrate(url);
    expect(await count('demo_accounts')).toBe(3);
  });
});
