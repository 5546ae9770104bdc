import type { Standing } from '@pehchan/contract/constants';
import type { Transaction } from 'sequelize';
import type { Profile, ProfileRow } from './profile.ts';
import { forgetParts, keepParts, type SearchField } from './search-parts.ts';
import { type Change, type Counted, tally } from './tally.ts';
import type { User } from './user.ts';

/*
 * Keeps what lists are counted and searched by in step with the rows. Hooks, because then whoever saves or deletes an
 * account or a biodata, one or many, does this in the same transaction without having to know of it.
 */

type Work = { transaction?: Transaction | null };
type Countable = Pick<ProfileRow, 'ownerStatus' | 'gender' | 'village'>;

/** A statement that changes one of these in many rows is followed row by row. */
const FOLLOWED_USER = ['status', 'fullName', 'fatherName'] as const;
const FOLLOWED_PROFILE = ['ownerStatus', 'gender', 'village', 'fullName', 'city'] as const;

const countedUser = (status: Standing): Counted => ({ subject: 'users', status });
const countedProfile = ({ ownerStatus: status, gender, village }: Countable): Counted => ({
  subject: 'profiles',
  status,
  gender,
  village,
});
const change = (by: number) => (of: Counted) => ({ of, by });

export function keepUserLists(model: typeof User): void {
  const count = (users: readonly User[], by: number, transaction: Work['transaction']) =>
    tally(users.map(({ status }) => countedUser(status)).map(change(by)), transaction);
  const came = async (users: readonly User[], { transaction }: Work) => {
    await count(users, 1, transaction);
    await keepParts('person', users.flatMap(namesOf), transaction);
  };
  const going = async (users: readonly User[], { transaction }: Work) => {
    const ids = users.map(({ id }) => id);
    await count(users, -1, transaction);
    await forgetParts('person', users.flatMap(namesOf), ids, transaction);
  };

  model.afterCreate((user, options) => came([user], options));
  model.afterBulkCreate(came);
  model.beforeUpdate(async (user, { transaction }) => {
    const before = {
      status: user.previous('status') ?? user.status,
      fullName: user.previous('fullName') ?? user.fullName,
      fatherName: user.previous('fatherName') ?? user.fatherName,
    };
    await tally([change(-1)(countedUser(before.status)), change(1)(countedUser(user.status))], transaction);
    const now = namesOf(user);
    if (namesOf(before).join() === now.join()) return;
    await forgetParts('person', namesOf(before), [user.id], transaction);
    await keepParts('person', now, transaction);
  });
  model.beforeBulkUpdate((options) => {
    if (FOLLOWED_USER.some((column) => options.fields?.includes(column))) options.individualHooks = true;
  });
  model.beforeDestroy((user, options) => going([user], options));
  model.addHook('beforeBulkDestroy', async ({ where, transaction }) => {
    await going(await model.findAll({ where, transaction }), { transaction });
  });
}

const namesOf = ({ fullName, fatherName }: Pick<User, 'fullName' | 'fatherName'>) => [fullName, fatherName];

export function keepProfileLists(model: typeof Profile, owners: typeof User): void {
  const came = async (profiles: readonly Profile[], { transaction }: Work) => {
    await tally(profiles.map(countedProfile).map(change(1)), transaction);
    await keepParts('name', textsOf('name', profiles), transaction);
    await keepParts('city', textsOf('city', profiles), transaction);
  };
  const going = async (profiles: readonly Profile[], { transaction }: Work) => {
    const ids = profiles.map(({ id }) => id);
    await tally(profiles.map(countedProfile).map(change(-1)), transaction);
    await forgetParts('name', textsOf('name', profiles), ids, transaction);
    await forgetParts('city', textsOf('city', profiles), ids, transaction);
  };

  model.afterCreate((profile, options) => came([profile], options));
  model.afterBulkCreate(came);
  model.beforeUpdate(async (profile, { transaction }) => {
    await tally(movesOf(profile), transaction);
    for (const [field, column] of [
      ['name', 'fullName'],
      ['city', 'city'],
    ] as const) {
      const before = profile.previous(column);
      if (before === undefined || before === profile[column]) continue;
      await forgetParts(field, [before], [profile.id], transaction);
      await keepParts(field, [profile[column]], transaction);
    }
  });
  model.beforeBulkUpdate((options) => {
    if (FOLLOWED_PROFILE.some((column) => options.fields?.includes(column))) options.individualHooks = true;
  });
  model.beforeDestroy((profile, options) => going([profile], options));
  model.addHook('beforeBulkDestroy', async ({ where, transaction }) => {
    await going(await model.findAll({ where, transaction }), { transaction });
  });

  // The foreign key would take an account's biodata along without any of this.
  const deleteOwned = (users: readonly User[], { transaction }: Work) =>
    model.destroy({ where: { userId: users.map(({ id }) => id) }, transaction });
  owners.beforeDestroy(async (user, options) => {
    await deleteOwned([user], options);
  });
  owners.addHook('beforeBulkDestroy', async ({ where, transaction }) => {
    await deleteOwned(await owners.findAll({ where, attributes: ['id'], transaction }), { transaction });
  });
}

const textsOf = (field: SearchField, profiles: readonly Profile[]) =>
  profiles.map(({ fullName, city }) => (field === 'name' ? fullName : city));

function movesOf(profile: Profile): Change[] {
  const before = {
    ownerStatus: profile.previous('ownerStatus') ?? profile.ownerStatus,
    gender: profile.previous('gender') ?? profile.gender,
    village: profile.previous('village') ?? profile.village,
  };
  return [change(-1)(countedProfile(before)), change(1)(countedProfile(profile))];
}
