import type { Model, ModelStatic, Transaction, WhereOptions } from 'sequelize';
import type { Profile, ProfileRow } from './profile.ts';
import { forgetParts, keepParts, type SearchField } from './search-parts.ts';
import { type Counted, tally } from './tally.ts';
import type { User, UserRow } from './user.ts';

/*
 * Keeps what lists are counted and searched by in step with the rows. Hooks, because then whoever saves or deletes an
 * account or a biodata, one or many, does this in the same transaction without having to know of it.
 *
 * What is about to change or go is read here, with locks, whatever the caller has loaded and when: what another transaction
 * commits in between would otherwise be counted out under values that the row no longer has, and the sums stay wrong for good.
 */

type Work = { transaction?: Transaction | null };

/** What lists need of a table's rows. */
type Followed<R> = {
  /** Columns whose change has to be followed here. */
  columns: readonly (keyof R & string)[];
  countedAs: (row: R) => Counted;
  /** Texts that are searched for by any part. */
  searched: readonly { field: SearchField; texts: (row: R) => string[] }[];
};

type FollowedUser = Pick<UserRow, 'id' | 'status' | 'fullName' | 'fatherName'>;
type FollowedProfile = Pick<ProfileRow, 'id' | 'ownerStatus' | 'gender' | 'village' | 'fullName' | 'city'>;

const USERS: Followed<FollowedUser> = {
  columns: ['status', 'fullName', 'fatherName'],
  countedAs: ({ status }) => ({ subject: 'users', status }),
  searched: [{ field: 'person', texts: ({ fullName, fatherName }) => [fullName, fatherName] }],
};

const PROFILES: Followed<FollowedProfile> = {
  columns: ['ownerStatus', 'gender', 'village', 'fullName', 'city'],
  countedAs: ({ ownerStatus: status, gender, village }) => ({ subject: 'profiles', status, gender, village }),
  searched: [
    { field: 'name', texts: ({ fullName }) => [fullName] },
    { field: 'city', texts: ({ city }) => [city] },
  ],
};

export const keepUserLists = (model: typeof User) => follow<FollowedUser, User>(model, USERS);

export function keepProfileLists(model: typeof Profile, owners: typeof User): void {
  follow<FollowedProfile, Profile>(model, PROFILES);

  // The foreign key would take an account's biodata along without any of this.
  const deleteOwned = (userId: number[], { transaction }: Work) =>
    model.destroy({ where: { userId }, transaction });
  owners.beforeDestroy(async ({ id }, options) => {
    await deleteOwned([id], options);
  });
  owners.addHook('beforeBulkDestroy', async ({ where, transaction }) => {
    const users = await owners.findAll({ attributes: ['id'], where, order: ['id'], transaction, lock: true });
    await deleteOwned(
      users.map(({ id }) => id),
      { transaction },
    );
  });
}

function follow<R extends { id: number }, M extends Model & R>(
  model: ModelStatic<M>,
  { columns, countedAs, searched }: Followed<R>,
): void {
  const change = (row: R, by: number) => ({ of: countedAs(row), by });
  const lock = (where: WhereOptions, { transaction }: Work): Promise<R[]> =>
    model.findAll({
      attributes: ['id', ...columns],
      where,
      order: ['id'],
      transaction,
      lock: true,
      raw: true,
    });
  const one = ({ id }: R): WhereOptions => ({ id });

  /** What a statement sets of the columns that are followed; nothing at all when it sets none of them. */
  const setBy = (fields: readonly PropertyKey[] = [], values: object = {}): Partial<R> | undefined => {
    const set = columns.filter((column) => fields.includes(column));
    if (set.length === 0) return undefined;
    return Object.fromEntries(set.map((column) => [column, Reflect.get(values, column)])) as Partial<R>;
  };

  const came = async (rows: readonly R[], { transaction }: Work) => {
    await tally(
      rows.map((row) => change(row, 1)),
      transaction,
    );
    for (const { field, texts } of searched) await keepParts(field, rows.flatMap(texts), transaction);
  };

  const changing = async (where: WhereOptions, values: Partial<R> | undefined, { transaction }: Work) => {
    if (!values) return;
    const moves = (await lock(where, { transaction })).map((before) => ({
      before,
      now: { ...before, ...values },
    }));
    await tally(
      moves.flatMap(({ before, now }) => [change(before, -1), change(now, 1)]),
      transaction,
    );
    for (const { field, texts } of searched) {
      const renamed = moves.filter(({ before, now }) => texts(before).join() !== texts(now).join());
      const old = renamed.map(({ before }) => before);
      await forget(field, texts, old, { transaction });
      await keepParts(
        field,
        renamed.flatMap(({ now }) => texts(now)),
        transaction,
      );
    }
  };

  const going = async (where: WhereOptions, { transaction }: Work) => {
    const rows = await lock(where, { transaction });
    await tally(
      rows.map((row) => change(row, -1)),
      transaction,
    );
    for (const { field, texts } of searched) await forget(field, texts, rows, { transaction });
  };

  const forget = (field: SearchField, texts: (row: R) => string[], rows: R[], { transaction }: Work) =>
    forgetParts(
      field,
      rows.flatMap(texts),
      rows.map(({ id }) => id),
      transaction,
    );

  model.afterCreate((row, options) => came([row], options));
  model.afterBulkCreate(came);
  model.beforeUpdate((row, options) => changing(one(row), setBy(options.fields, row), options));
  model.beforeBulkUpdate((options) =>
    changing(options.where, setBy(options.fields, valuesOf(options)), options),
  );
  model.beforeDestroy((row, options) => going(one(row), options));
  model.addHook('beforeBulkDestroy', (options) => going(options.where ?? {}, options));
}

/** The values of a statement for many rows: Sequelize hands them to its hook, undeclared. */
const valuesOf = (options: object): object => (Reflect.get(options, 'attributes') ?? {}) as object;
