import { PAGE_SIZE, type Standing } from '@pehchan/contract/constants';
import type { UserQuery, UserSort } from '@pehchan/contract/lists';
import { literal, Op, type WhereOptions } from 'sequelize';
import { sequelize } from '../database/sequelize.ts';
import { containing, eachBatch, findPage, inOrder, type Page, type Sorting } from './listing.ts';
import type { ProfileRow } from './profile.ts';
import { profilesOfUsers } from './profile-list.ts';
import { User, type UserRow } from './user.ts';

export type UserWithProfiles = UserRow & { profiles: ProfileRow[] };
export type UserScope = { status?: Standing };

const COLUMNS: Record<UserSort, string> = {
  createdAt: 'id',
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  Father: 'fatherName',
  village: 'village',
};

/** One page of accounts, each with its biodata. */
export async function findUsers(scope: UserScope, query: UserQuery): Promise<Page<UserWithProfiles>> {
  const { page, pageSize = PAGE_SIZE } = query;
  const found = await findPage(User, conditions(scope, query), sortingOf(query), { page, pageSize });
  return { rows: await loadUsers(found.rows), total: found.total };
}

/** Every account of a list, in batches. */
export async function* eachUser(scope: UserScope, query: UserQuery): AsyncGenerator<UserWithProfiles[]> {
  for await (const ids of eachBatch(User, conditions(scope, query), sortingOf(query))) {
    yield await loadUsers(ids);
  }
}

async function loadUsers(ids: number[]): Promise<UserWithProfiles[]> {
  if (ids.length === 0) return [];
  const [users, profiles] = await Promise.all([
    User.findAll({ where: { id: ids }, raw: true }),
    profilesOfUsers(ids),
  ]);
  const byUser = Map.groupBy(profiles, ({ userId }) => userId);
  return inOrder(ids, users).map((user) => ({ ...user, profiles: byUser.get(user.id) ?? [] }));
}

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: UserQuery): Sorting {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/** The search box of specification section 2: name, father, email, phone, village, and the city of the biodata. */
function conditions(scope: UserScope, { search }: UserQuery): WhereOptions {
  if (!search) return { ...scope };
  const part = containing(search);
  const livesIn = sequelize.escape(part[Op.like]);
  return {
    ...scope,
    [Op.or]: [
      ...['fullName', 'fatherName', 'email'].map((column) => ({ [column]: part })),
      // Codes in plain letters and capitals: they can't be compared with anything else.
      ...(/^\w+$/.test(search) ? [{ phone: part }, { village: containing(search.toUpperCase()) }] : []),
      literal(`\`user\`.\`id\` IN (SELECT userId FROM profiles WHERE city LIKE ${livesIn})`),
    ],
  };
}
