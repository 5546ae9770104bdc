import { literal, Op, type Transaction } from 'sequelize';
import { User } from '../../../identity/accounts/index.ts';
import { Profile } from '../../../register/biodata/index.ts';

/** Match accounts that never added a biodata, except administrators. */
const withoutProfiles = {
  role: 'USER',
  [Op.and]: literal('NOT EXISTS (SELECT 1 FROM profiles WHERE profiles.userId = `user`.`id`)'),
} as const;

export function countUsersWithoutProfiles(): Promise<number> {
  return User.count({ where: withoutProfiles });
}

/** Return ids of accounts without biodata, after the id `after`. The accounts are not locked. */
export async function someUsersWithoutProfiles(after: number, limit: number): Promise<number[]> {
  const where = { ...withoutProfiles, id: { [Op.gt]: after } };
  const rows = await User.findAll({ attributes: ['id'], where, order: ['id'], limit, raw: true });
  return rows.map(({ id }) => id);
}

/** Lock accounts that still have no biodata. Adding one locks the account first, so no biodata is missed. */
export async function lockWithoutProfiles(ids: number[], transaction: Transaction): Promise<User[]> {
  const lock = transaction.LOCK.UPDATE;
  const users = await User.findAll({ where: { id: ids, role: 'USER' }, order: ['id'], transaction, lock });
  const profiles = await Profile.findAll({
    where: { userId: ids },
    attributes: ['userId'],
    transaction,
    lock,
  });
  const withOne = new Set(profiles.map(({ userId }) => userId));
  return users.filter(({ id }) => !withOne.has(id));
}
