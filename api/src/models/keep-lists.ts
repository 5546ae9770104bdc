import type { Transaction, WhereOptions } from 'sequelize';
import type { Profile, ProfileRow } from './profile.ts';
import { forgetParts, keepParts } from './search-parts.ts';
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

/** Columns whose change has to be followed here. */
const FOLLOWED_USER = ['status', 'fullName', 'fatherName'] as const;
const FOLLOWED_PROFILE = ['ownerStatus', 'gender', 'village', 'fullName', 'city'] as const;

type FollowedUser = Pick<UserRow, 'id' | (typeof FOLLOWED_USER)[number]>;
type FollowedProfile = Pick<ProfileRow, 'id' | (typeof FOLLOWED_PROFILE)[number]>;
/** Columns of a biodata that are searched for by any part. */
const SEARCHED = [
  ['name', 'fullName'],
  ['city', 'city'],
] as const;

const countedUser = ({ status }: FollowedUser): Counted => ({ subject: 'users', status });
const countedProfile = ({ ownerStatus: status, gender, village }: FollowedProfile): Counted => ({
  subject: 'profiles',
  status,
  gender,
  village,
});
const change = (by: number) => (of: Counted) => ({ of, by });

/** What a statement sets of the columns that are followed; nothing at all when it sets none of them. */
function followed<C extends string>(
  columns: readonly C[],
  fields: readonly string[] = [],
  values: object = {},
) {
  const set = columns.filter((column) => fields.includes(column));
  if (set.length === 0) return undefined;
  return Object.fromEntries(set.map((column) => [column, Reflect.get(values, column) as unknown]));
}

/** The values of a statement for many rows: Sequelize hands them to its hook, undeclared. */
const valuesOf = (options: object): object => (Reflect.get(options, 'attributes') ?? {}) as object;

export function keepUserLists(model: typeof User): void {
  const lock = (where: WhereOptions<User>, transaction: Work['transaction']) =>
    model.findAll({
      attributes: ['id', ...FOLLOWED_USER],
      where,
      order: ['id'],
      transaction,
      lock: true,
      raw: true,
    });
  const came = async (users: readonly FollowedUser[], { transaction }: Work) => {
    await tally(users.map(countedUser).map(change(1)), transaction);
    await keepParts('person', users.flatMap(namesOf), transaction);
  };
  const changing = async (
    where: WhereOptions<User>,
    values: Partial<FollowedUser> | undefined,
    { transaction }: Work,
  ) => {
    if (!values) return;
    const moves = (await lock(where, transaction)).map((before) => ({
      before,
      now: { ...before, ...values },
    }));
    await tally(
      moves.flatMap(({ before, now }) => [change(-1)(countedUser(before)), change(1)(countedUser(now))]),
      transaction,
    );
    const renamed = moves.filter(({ before, now }) => namesOf(before).join() !== namesOf(now).join());
    const ids = renamed.map(({ before }) => before.id);
    await forgetParts(
      'person',
      renamed.flatMap(({ before }) => namesOf(before)),
      ids,
      transaction,
    );
    await keepParts(
      'person',
      renamed.flatMap(({ now }) => namesOf(now)),
      transaction,
    );
  };
  const going = async (where: WhereOptions<User>, { transaction }: Work) => {
    const users = await lock(where, transaction);
    const ids = users.map(({ id }) => id);
    await tally(users.map(countedUser).map(change(-1)), transaction);
    await forgetParts('person', users.flatMap(namesOf), ids, transaction);
  };

  model.afterCreate((user, options) => came([user], options));
  model.afterBulkCreate(came);
  model.beforeUpdate((user, options) =>
    changing({ id: user.id }, followed(FOLLOWED_USER, options.fields, user), options),
  );
  model.beforeBulkUpdate((options) =>
    changing(options.where, followed(FOLLOWED_USER, options.fields, valuesOf(options)), options),
  );
  model.beforeDestroy((user, options) => going({ id: user.id }, options));
  model.addHook('beforeBulkDestroy', (options) => going(options.where ?? {}, options));
}

const namesOf = ({ fullName, fatherName }: Pick<User, 'fullName' | 'fatherName'>) => [fullName, fatherName];

export function keepProfileLists(model: typeof Profile, owners: typeof User): void {
  const lock = (where: WhereOptions<Profile>, transaction: Work['transaction']) =>
    model.findAll({
      attributes: ['id', ...FOLLOWED_PROFILE],
      where,
      order: ['id'],
      transaction,
      lock: true,
      raw: true,
    });
  const came = async (profiles: readonly FollowedProfile[], { transaction }: Work) => {
    await tally(profiles.map(countedProfile).map(change(1)), transaction);
    for (const [field, column] of SEARCHED) {
      await keepParts(
        field,
        profiles.map((profile) => profile[column]),
        transaction,
      );
    }
  };
  const changing = async (
    where: WhereOptions<Profile>,
    values: Partial<FollowedProfile> | undefined,
    { transaction }: Work,
  ) => {
    if (!values) return;
    const moves = (await lock(where, transaction)).map((before) => ({
      before,
      now: { ...before, ...values },
    }));
    await tally(
      moves.flatMap(({ before, now }) => [
        change(-1)(countedProfile(before)),
        change(1)(countedProfile(now)),
      ]),
      transaction,
    );
    for (const [field, column] of SEARCHED) {
      const renamed = moves.filter(({ before, now }) => before[column] !== now[column]);
      const ids = renamed.map(({ before }) => before.id);
      await forgetParts(
        field,
        renamed.map(({ before }) => before[column]),
        ids,
        transaction,
      );
      await keepParts(
        field,
        renamed.map(({ now }) => now[column]),
        transaction,
      );
    }
  };
  const going = async (where: WhereOptions<Profile>, { transaction }: Work) => {
    const profiles = await lock(where, transaction);
    const ids = profiles.map(({ id }) => id);
    await tally(profiles.map(countedProfile).map(change(-1)), transaction);
    for (const [field, column] of SEARCHED) {
      await forgetParts(
        field,
        profiles.map((profile) => profile[column]),
        ids,
        transaction,
      );
    }
  };

  model.afterCreate((profile, options) => came([profile], options));
  model.afterBulkCreate(came);
  model.beforeUpdate((profile, options) =>
    changing({ id: profile.id }, followed(FOLLOWED_PROFILE, options.fields, profile), options),
  );
  model.beforeBulkUpdate((options) =>
    changing(options.where, followed(FOLLOWED_PROFILE, options.fields, valuesOf(options)), options),
  );
  model.beforeDestroy((profile, options) => going({ id: profile.id }, options));
  model.addHook('beforeBulkDestroy', (options) => going(options.where ?? {}, options));

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
