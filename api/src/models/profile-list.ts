import { latestBirth } from '@pehchan/contract/age';
import type { Gender, Standing } from '@pehchan/contract/constants';
import { PAGE_SIZE } from '@pehchan/contract/constants';
import type { ProfileQuery, ProfileSort } from '@pehchan/contract/lists';
import { join, select, type Sql, sql } from '../database/select.ts';
import {
  BATCH,
  countRows,
  eachBatch,
  findPage,
  type List,
  type Page,
  type Rows,
  type Sorting,
} from './listing.ts';
import { Profile, type ProfileRow, type ProfileWithOwner } from './profile.ts';
import { rememberedCount } from './remembered-count.ts';
import { containing, rowsContaining } from './search-parts.ts';
import { sumTallies } from './tally.ts';
import type { OwnerRow } from './user.ts';

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
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const { rows, count, isExact } = await planOf(scope, query, page * pageSize);
  return findPage(listOf(rows, query), count, { page, pageSize, isExact });
}

/** Every biodata of a list, in batches. */
export async function* eachProfile(
  scope: ProfileScope,
  query: ProfileQuery,
): AsyncGenerator<ProfileWithOwner[]> {
  const { rows } = await planOf(scope, query, BATCH);
  yield* eachBatch(listOf(rows, query));
}

/** One biodata with its owner. */
export async function findProfile(id: number): Promise<ProfileWithOwner | undefined> {
  return (await loadProfiles(sql('SELECT ? AS id', id), ''))[0];
}

/** Biodata of several accounts, newest first: one query, however many accounts. */
export async function profilesOfUsers(userIds: number[]): Promise<ProfileRow[]> {
  if (userIds.length === 0) return [];
  return Profile.findAll({ where: { userId: userIds }, order: [['id', 'DESC']], raw: true });
}

const SELECTED = `
  ${Object.keys(Profile.getAttributes())
    .map((column) => `item.${column}`)
    .join()},
  owner.fullName AS ownerName, owner.fatherName AS ownerFather, owner.email AS ownerEmail, owner.phone AS ownerPhone,
  owner.village AS ownerVillage, owner.role AS ownerRole, owner.photoKey AS ownerPhoto, owner.createdAt AS ownerCreated`;

type Joined = ProfileRow & {
  ownerName: string;
  ownerFather: string;
  ownerEmail: string;
  ownerPhone: string;
  ownerVillage: OwnerRow['village'];
  ownerRole: OwnerRow['role'];
  ownerPhoto: string | null;
  ownerCreated: Date;
};

async function loadProfiles(ids: Sql, order: string): Promise<ProfileWithOwner[]> {
  const rows = await select<Joined>(
    join([
      `SELECT ${SELECTED} FROM (`,
      ids,
      `) AS page JOIN profiles AS item ON item.id = page.id JOIN users AS owner ON owner.id = item.userId ${order}`,
    ]),
  );
  return rows.map((row) => Object.assign(row, { owner: ownerOf(row) }));
}

const ownerOf = (row: Joined): OwnerRow => ({
  id: row.userId,
  fullName: row.ownerName,
  fatherName: row.ownerFather,
  email: row.ownerEmail,
  phone: row.ownerPhone,
  village: row.ownerVillage,
  role: row.ownerRole,
  // The same by definition, and already there.
  status: row.ownerStatus,
  photoKey: row.ownerPhoto,
  createdAt: row.ownerCreated,
});

const listOf = (rows: Rows, query: ProfileQuery): List<ProfileWithOwner> => ({
  rows,
  sorting: sortingOf(query),
  load: loadProfiles,
});

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: ProfileQuery): Sorting {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

type Plan = {
  rows: Rows;
  count: () => Promise<number>;
  /** Whether the number is right to the last row, so that a page can be found from the end of the list too. */
  isExact: boolean;
};

/**
 * How the rows of a list are found and counted, so that a million of them cost about what a thousand do. Without a text to
 * search for, an index gives both. With one there are two ways to a page: from the names that hold the text to their biodata,
 * which are then sorted; or along the list, looking at each row until the page is full. The first is quick for a text that few
 * have, the second for one that many have; which it is, the total says.
 * @param end how many rows into the list the page ends
 */
async function planOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan> {
  const { search, city, minAge, maxAge } = query;
  const { userId, ownerStatus: status } = scope;
  const narrowed = narrowedBy(scope, query);
  const along: Rows = { from: sql('profiles AS item'), where: narrowed };
  if (userId !== undefined) {
    along.where.push(...textsOf(query));
    return { rows: along, count: () => countRows(along), isExact: true };
  }
  const countAll = async () => {
    const { gender = query.gender, village = query.village } = { ...scope, village: query.village };
    if (scope.gender && query.gender && scope.gender !== query.gender) return 0;
    return sumTallies({ subject: 'profiles', status, gender, village });
  };
  if (!search && !city) {
    const isByAge = minAge !== undefined || maxAge !== undefined;
    return isByAge
      ? { rows: along, count: () => rememberedCount(along), isExact: false }
      : { rows: along, count: countAll, isExact: true };
  }
  const through: Rows = search
    ? {
        from: rowsContaining('profiles', 'fullName', 'name', search),
        where: [...narrowed, ...(city ? [containing('item.city', city)] : [])],
      }
    : { from: rowsContaining('profiles', 'city', 'city', city ?? ''), where: narrowed };
  const [total, all] = await Promise.all([rememberedCount(through), countAll()]);
  along.where.push(...textsOf(query));
  along.from = sql(`profiles AS item${walked(scope, query)}`);
  const isRare = total * total < end * all;
  return { rows: isRare ? through : along, count: () => Promise.resolve(total), isExact: false };
}

/**
 * Which index to go along, newest first, when it is known that the page will soon be full. The database doesn't know it, and
 * would rather sort all that the filters leave.
 */
function walked({ ownerStatus, gender: ofGender }: ProfileScope, query: ProfileQuery): string {
  if (sortingOf(query).column !== 'id') return '';
  const filters = [
    ...(ownerStatus ? ['standing'] : []),
    ...(query.village ? ['village'] : []),
    ...((query.gender ?? ofGender) && (ownerStatus || !query.village) ? ['gender'] : []),
  ];
  return ` FORCE INDEX (${filters.length > 0 ? ['profiles', ...filters].join('_') : 'PRIMARY'})`;
}

const textsOf = ({ search, city }: ProfileQuery): Sql[] => [
  ...(search ? [containing('item.fullName', search)] : []),
  ...(city ? [containing('item.city', city)] : []),
];

function narrowedBy(
  { ownerStatus, gender: ofGender, userId }: ProfileScope,
  { village, gender, minAge, maxAge }: ProfileQuery,
): Sql[] {
  const filters: Sql[] = [];
  if (userId !== undefined) filters.push(sql('item.userId = ?', userId));
  if (ownerStatus) filters.push(sql('item.ownerStatus = ?', ownerStatus));
  if (ofGender) filters.push(sql('item.gender = ?', ofGender));
  if (village) filters.push(sql('item.village = ?', village));
  if (gender) filters.push(sql('item.gender = ?', gender));
  // Both ages are inclusive: `maxAge` ends the day before the next birthday.
  if (minAge !== undefined) filters.push(sql('item.dateOfBirth <= ?', latestBirth(minAge)));
  if (maxAge !== undefined) filters.push(sql('item.dateOfBirth > ?', latestBirth(maxAge + 1)));
  return filters;
}
