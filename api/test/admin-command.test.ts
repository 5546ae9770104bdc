import { describe, expect, test } from 'vitest';
import { AuditEntry } from '../src/audit/models/audit-entry.ts';
import { User } from '../src/accounts/models/user.ts';
import { buildAdmin, buildProfile, buildUser, newPhone } from './factories.ts';
import { run } from './run-script.ts';

describe('admin grant and revoke', () => {
  test('grant makes an approved administrator and is recorded', async () => {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user });
    const { code, output } = await run('cli/admin.ts', ['grant', user.phone]).ended;
    expect([code, output]).toEqual([0, `RAMESH SUTHAR (${user.phone}) is now an administrator.\n`]);
    expect(await user.reload()).toMatchObject({ role: 'ADMIN', status: 'approved' });
    expect((await profile.reload()).ownerStatus).toBe('approved');
    const entries = await AuditEntry.findAll({ where: { subjectId: user.id }, order: ['id'] });
    expect(
      entries.map(({ action, actorName, fromValue, toValue }) => [action, actorName, fromValue, toValue]),
    ).toEqual([
      ['role', 'command line', 'USER', 'ADMIN'],
      ['standing', 'command line', 'pending', 'approved'],
    ]);
  });

  test('revoke takes the role, but not from the last one', async () => {
    const [one] = [await buildAdmin(), await buildAdmin()];
    expect((await run('cli/admin.ts', ['revoke', one.phone]).ended).code).toBe(0);
    expect((await one.reload()).role).toBe('USER');
    const [last, ...others] = await User.findAll({ where: { role: 'ADMIN' } });
    const setOthers = (role: 'USER' | 'ADMIN') =>
      User.update({ role }, { where: { id: others.map(({ id }) => id) } });
    await setOthers('USER');
    const { code, output } = await run('cli/admin.ts', ['revoke', last?.phone ?? '']).ended;
    // They belong to other test files of this worker.
    await setOthers('ADMIN');
    expect([code, output]).toEqual([1, 'The last administrator can’t be removed.\n']);
  });

  test('revoke says so when the account is no administrator’s', async () => {
    const user = await buildUser();
    const { code, output } = await run('cli/admin.ts', ['revoke', user.phone]).ended;
    expect([code, output]).toEqual([1, `The account with the phone ${user.phone} is no administrator's.\n`]);
  });

  test.each([
    [['grant', newPhone()], 1, /No account/],
    [['grant', '123'], 2, /Usage/],
    [['promote', newPhone()], 2, /Usage/],
    [[], 2, /Usage/],
  ])('%o says what is wrong', async (args, expected, sentence) => {
    const { code, output } = await run('cli/admin.ts', args).ended;
    expect(code).toBe(expected);
    expect(output).toMatch(sentence);
  });
});
