import { DatabaseError } from 'sequelize';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/ground/database/transaction.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { hashPassword, passwordMatches, warmUpPasswords } from '../../src/identity/accounts/passwords.ts';
import { buildUser, PASSWORD } from '../support/factories.ts';

describe('a transaction', () => {
  test('a transaction that meets a deadlock is retried, and completes', async () => {
    const [one, two] = [await buildUser(), await buildUser()];
    let tries = 0;
    let meet: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (meet = resolve));
    let waiting = 0;
    const cross = (first: User, second: User) =>
      inTransaction(async (transaction) => {
        tries += 1;
        await User.findLocked(first.id, transaction);
        waiting += 1;
        if (waiting === 2) meet();
        await both;
        await User.findLocked(second.id, transaction);
        await User.increment({ sessionVersion: 1 }, { where: { id: [first.id, second.id] }, transaction });
      });
    await Promise.all([cross(one, two), cross(two, one)]);
    expect(tries).toBe(3);
    for (const user of [one, two]) expect((await user.reload()).sessionVersion).toBe(3);
  });

  test('a transaction is retried if MariaDB rejects it because a row has changed since it was read', async () => {
    const changed = Object.assign(new Error('changed'), { code: 'ER_CHECKREAD', errno: 1020, sql: '' });
    let tries = 0;
    await inTransaction(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new DatabaseError(changed)) : Promise.resolve();
    });
    expect(tries).toBe(2);
  });

  test('a transaction that fails changes nothing', async () => {
    const user = await buildUser();
    const failing = inTransaction(async (transaction) => {
      await user.update({ village: 'MAROL' }, { transaction });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await user.reload()).village).toBe('DHAN');
  });
});

test('rejecting an unknown phone takes as long as rejecting a wrong password', async () => {
  const passwordHash = await hashPassword(PASSWORD);
  await warmUpPasswords();
  const timed = async (stored: string | undefined) => {
    const begun = performance.now();
    expect(await passwordMatches(stored, 'wrong password')).toBe(false);
    return performance.now() - begun;
  };
  // Compare the fastest of many runs, because other load on the machine only adds time.
  let [known, unknown] = [Infinity, Infinity];
  for (let count = 0; count < 30; count += 1) {
    known = Math.min(known, await timed(passwordHash));
    unknown = Math.min(unknown, await timed(undefined));
  }
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.7);
  expect(await passwordMatches(passwordHash, PASSWORD)).toBe(true);
});
