import { expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { recordPagesRead } from '../../src/identity/audit/index.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { buildApproved, buildProfile } from '../support/factories.ts';
import { age, steppedAdmin } from '../support/second-step.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer({ isReal: true });

const LISTS = ['getTotalProfiles', 'getApprovedProfiles', 'getAllProfiles', 'getUsers'] as const;
const readPage = (client: Client, name: (typeof LISTS)[number], pageSize: number) =>
  client.call(name, { query: { page: 1, pageSize } });

const administrator = () => steppedAdmin(server, { fullName: 'READING ADMIN' });

/** Date the list pages that an account read to `day`, and return the audit entries about them. */
async function linesOf({ id }: User, day: string) {
  await sequelize.query(`UPDATE pages_read SET day = '${day}' WHERE userId = ${id}`);
  // The second of two parallel jobs finds nothing to record.
  await Promise.all([recordPagesRead(), recordPagesRead()]);
  const lines = await AuditEntry.findAll({ where: { userId: id, action: 'read-pages' }, raw: true });
  return lines.map(({ actorId, actorName, toValue, amount }) => ({ actorId, actorName, toValue, amount }));
}

test('the audit log has one line for each administrator and day with the number of list pages read', async () => {
  await buildProfile({ owner: await buildApproved() });
  const { user, client } = await administrator();
  for (const name of LISTS) expect((await readPage(client, name, 20)).status).toBe(200);
  // The current day is not over and has no audit line yet.
  await recordPagesRead();
  expect(await AuditEntry.count({ where: { userId: user.id, action: 'read-pages' } })).toBe(0);
  const line = { actorId: user.id, actorName: 'READING ADMIN', toValue: '2026-01-02', amount: 4 };
  expect(await linesOf(user, '2026-01-02')).toEqual([line]);
  expect(await linesOf(user, '2026-01-03')).toEqual([line]);

  const member = await buildApproved();
  expect((await readPage(await server.as(member), 'getAllProfiles', 20)).status).toBe(200);
  expect(await linesOf(member, '2026-01-02')).toEqual([]);
});

test('an administrator needs a fresh second step after five long pages in a day, and not before', async () => {
  const { client, app } = await administrator();
  await age(client, 11);
  for (let page = 0; page < 5; page += 1) {
    expect((await readPage(client, LISTS[page % LISTS.length] ?? LISTS[0], 100)).status).toBe(200);
  }
  for (const name of LISTS) {
    const refused = await readPage(client, name, 1);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'second_step', fresh: true }]);
  }
  expect((await client.call('passTotp', { json: { code: app.code(1) } })).status).toBe(200);
  expect((await readPage(client, 'getUsers', 100)).status).toBe(200);
});
