import { type Gender, type Standing, VILLAGES, type Village } from '@pehchan/contract/constants';
import { type ModelStatic, type Transaction, type WhereOptions } from 'sequelize';
import type { Profile } from './profile.ts';
import { forgetParts, keepParts } from './search-parts.ts';
import { type Change, type Counted, tally } from './tally.ts';
import type { User } from './user.ts';

/*
 * Keeps what the lists are counted and searched by in step with the rows, from Sequelize's hooks: whoever saves, changes or
 * deletes an account or a biodata, alone or many, does it in the same transaction without knowing of it.
 */

type Work = { transaction?: Transaction | null };
type Bulk = Work & { where?: WhereOptions };

/** The rows that a bulk statement is about to touch, held until its transaction ends. */
const touched = <M extends User | Profile>(model: ModelStatic<M>, { where, transaction }: Bulk) =>
  model.findAll<M>({ where, transaction, ...(transaction ? { lock: transaction.LOCK.UPDATE } : {}) });

const countedUser = (status: Standing): Counted => ({ subject: 'users', status });

export function keepUserLists(model: ModelStatic<User>): void {
  const came = (users: User[], { transaction }: Work, by = 1) =>
    tally(
      users.map(({ status }) => ({ of: countedUser(status), by })),
      transaction,
    );
  model.addHook('afterCreate', (user, options) => came([user as User], options));
  model.addHook('afterBulkCreate', (users, options) => came([...users] as User[], options));
  model.addHook('beforeUpdate', (saved, { transaction }) => {
    const user = saved as User;
    if (!user.changed('status')) return;
    const before = countedUser(user.previous('status') as Standing);
    return tally(
      [
        { of: before, by: -1 },
        { of: countedUser(user.status), by: 1 },
      ],
      transaction,
    );
  });
  model.addHook('beforeDestroy', (user, options) => came([user as User], options, -1));
  model.addHook('beforeBulkDestroy', async (options: Bulk) => {
    await came(await touched(model, options), options, -1);
  });
}
