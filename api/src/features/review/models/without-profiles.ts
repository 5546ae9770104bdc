import { literal, Op, type Transaction } from 'sequelize';
import { User } from '../../../identity/accounts/index.ts';
import { Profile } from '../../../register/biodata/index.ts';

/** Accounts that never added a biodata; administrators' own are never among them. */
const withoutProfiles = {
  role: 'USER',
  [Op.and]: literal('NOT EXISTS (SELECT 1 FROM profiles WHERE profiles.userId = `user`.`id`)'),
} as const;

export function countUsersWithoutProfiles(): Promise<number> {
  return User.count({ where: withoutProfiles });
}

/**
 * Ids of those accounts, at most `limit`, from `after` on. Nothing is locked: by the time they are used some
 * may have one.
 */
export async function someUsersWithoutProfiles(after: number, limit: number): Promise<number[]> {
  const where = { ...withoutProfiles, id: { [Op.gt]: after } };
  const rows = await User.findAll({ attributes: ['id'], where, order: ['id'], limit, raw: true });
  return rows.map(({ id }) => id);
}

/**
 * Of these accounts, those that still have no biodata, locked. Adding a biodata locks the account first, so
 * the second look, a locking one too, sees whatever was committed before and nothing comes after it.
 */
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
