import { adminCall } from '@pehchan/operating/admin';
import { describe, expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { buildAdmin, buildProfile, buildUser, newPhone, removeTasks } from '../support/factories.ts';
import { run, runInTerminal } from '../support/run-script.ts';

describe('the admin command', () => {
  test('grant makes an account an approved administrator, and records both changes', async () => {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user });
    const { code, output } = await run('top/cli/admin.ts', ['grant', user.phone, '--yes']).ended;
    const today = new Date().toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
    expect([code, output.split('\n')]).toEqual([
      0,
      [
        `${user.phone} is the account of RAMESH SUTHAR, son of MOHANLAL SUTHAR, of DHAN.`,
        `It was registered on ${today} and is pending.`,
        `RAMESH SUTHAR (${user.phone}) is now an administrator.`,
        '',
      ],
    ]);
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

  test('grant changes nothing without a terminal and without --yes', async () => {
    const user = await buildUser();
    const { code, output } = await run('top/cli/admin.ts', ['grant', user.phone]).ended;
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/SUTHAR.*\n.*\nNo terminal for the question: add --yes\.\n$/),
    ]);
    expect(await user.reload()).toMatchObject({ role: 'USER', status: 'pending' });
  });

  test.for([
    ['no', 1, { role: 'USER', status: 'pending' }],
    ['YES', 0, { role: 'ADMIN', status: 'approved' }],
  ] as const)(
    'grant asks in the terminal, and only the answer yes continues: %s',
    async ([answer, exitCode, after], { skip }) => {
      skip(process.platform !== 'linux', 'Only Linux has a terminal to be had without a library.');
      const user = await buildUser();
      const { code, output } = await runInTerminal('top/cli/admin.ts', ['grant', user.phone], answer).ended;
      expect([code, output]).toEqual([exitCode, expect.stringMatching(/SUTHAR[^]*\? Type yes: /)]);
      expect(await user.reload()).toMatchObject(after);
    },
  );

  test('revoke removes the role of an administrator, but not of the last one', async () => {
    const [one] = [await buildAdmin(), await buildAdmin()];
    expect((await run('top/cli/admin.ts', ['revoke', one.phone]).ended).code).toBe(0);
    expect((await one.reload()).role).toBe('USER');
    const [last, ...others] = await User.findAll({ where: { role: 'ADMIN' } });
    const setOthers = (role: 'USER' | 'ADMIN') =>
      User.update({ role }, { where: { id: others.map(({ id }) => id) } });
    await setOthers('USER');
    const { code, output } = await run('top/cli/admin.ts', ['revoke', last?.phone ?? '']).ended;
    // Make the other accounts administrators again, because other test files of this worker use them.
    await setOthers('ADMIN');
    expect([code, output]).toEqual([1, 'The last administrator can’t be removed.\n']);
  });

  test('retry-tasks makes failed background jobs due again, and prints how many', async () => {
    await removeTasks();
    await Task.plan({ kind: 'mail-approval', key: 'given-up', payload: '{"userId":1}' });
    await Task.update({ state: 'failed' }, { where: { uniqueKey: 'given-up' } });
    const retry = async () => run('top/cli/admin.ts', ['retry-tasks']).ended;
    expect(await retry()).toEqual({ code: 0, output: 'Given up and due again: 1.\n' });
    expect(await Task.findOne({ where: { uniqueKey: 'given-up' } })).toMatchObject({ state: 'waiting' });
    expect(await retry()).toEqual({ code: 0, output: 'Nothing was given up.\n' });
    await removeTasks();
  });

  test('revoke fails for an account that is not an administrator’s', async () => {
    const user = await buildUser();
    const { code, output } = await run('top/cli/admin.ts', ['revoke', user.phone]).ended;
    expect([code, output]).toEqual([1, `The account with the phone ${user.phone} is no administrator's.\n`]);
  });

  test.each([
    [['grant', '123']],
    [['grant', newPhone(), newPhone()]],
    [['promote', newPhone()]],
    [['retry-tasks', newPhone()]],
  ])('the arguments %o are invalid', (args) => {
    expect(adminCall(args, false)).toBeUndefined();
  });

  test('revoke does not accept --yes', () => {
    expect(adminCall(['revoke', newPhone()], true)).toBeUndefined();
  });

  test.each([
    [['grant', newPhone(), '--yes'], 1, /No account/],
    [['grant', newPhone(), '--now'], 2, /Usage/],
    [[], 2, /Usage/],
  ])('the admin command explains what is wrong with the arguments %o', async (args, expected, sentence) => {
    const { code, output } = await run('top/cli/admin.ts', args).ended;
    expect(code).toBe(expected);
    expect(output).toMatch(sentence);
  });
});
