import { latestBirth } from '@pehchan/contract/age';
import type { Gender, Standing } from '@pehchan/contract/constants';
import { PAGE_SIZE } from '@pehchan/contract/constants';
import type { ProfileQuery, ProfileSort } from '@pehchan/contract/lists';
import { Op, type WhereOptions } from 'sequelize';
import { containing, eachBatch, findPage, inOrder, type Page, type Sorting } from './listing.ts';
import { Profile, type ProfileRow, type ProfileWithOwner } from './profile.ts';

/** What a list is of, whatever its filters say. */
export type ProfileScope = { ownerStatus?: Standing; gender?: Gender; userId?: number };

/** Ids are given in the order of creation, and every index ends in the id. */
const COLUMNS: Record<ProfileSort, string> = {
  createdAt: 'id',
  fullname: 'fullName',
  dateOfBirth: 'dateOfBirth',
  gender: 'gender',
  village: 'village',
  currentLiveCity: 'city',
};

/** One page of biodata with their owners, newest first unless the query says otherwise. */
export async function findProfiles(
  scope: ProfileScope,
  query: ProfileQuery,
): Promise<Page<ProfileWithOwner>> {
  const { page, pageSize = PAGE_SIZE } = query;
  const found = await findPage(Profile, conditions(scope, query), sortingOf(query), { page, pageSize });
  return { rows: await loadProfiles(found.rows), total: found.total };
}

/** Every biodata of a list, in batches. */
export async function* eachProfile(
  scope: ProfileScope,
  query: ProfileQuery,
): AsyncGenerator<ProfileWithOwner[]> {
  for await (const ids of eachBatch(Profile, conditions(scope, query), sortingOf(query))) {
    yield await loadProfiles(ids);
  }
}

/** One biodata with its owner. */
export async function findProfile(id: number): Promise<ProfileWithOwner | undefined> {
  return (await loadProfiles([id]))[0];
}

/** Biodata of several accounts, newest first: one query, however many accounts. */
export async function profilesOfUsers(userIds: number[]): Promise<ProfileRow[]> {
  if (userIds.length === 0) return [];
  return Profile.findAll({ where: { userId: userIds }, order: [['id', 'DESC']], raw: true });
}

async function loadProfiles(ids: number[]): Promise<ProfileWithOwner[]> {
  if (ids.length === 0) return [];
  const rows: unknown = await Profile.findAll({
    where: { id: ids },
    include: ['owner'],
    raw: true,
    nest: true,
  });
  // `raw` and `nest` answer plain records, which Sequelize's types don't say.
  return inOrder(ids, rows as ProfileWithOwner[]);
}

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: ProfileQuery): Sorting {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

function conditions(scope: ProfileScope, query: ProfileQuery): WhereOptions {
  const { search, village, gender, minAge, maxAge, city } = query;
  const filters: WhereOptions[] = [{ ...scope }];
  if (village) filters.push({ village });
  if (gender) filters.push({ gender });
  // Both ages are inclusive: `maxAge` ends the day before the next birthday.
  if (minAge !== undefined) filters.push({ dateOfBirth: { [Op.lte]: latestBirth(minAge) } });
  if (maxAge !== undefined) filters.push({ dateOfBirth: { [Op.gt]: latestBirth(maxAge + 1) } });
  if (search) filters.push({ fullName: containing(search) });
  if (city) filters.push({ city: containing(city) });
  return { [Op.and]: filters };
}
