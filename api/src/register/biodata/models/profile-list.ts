import type { ProfileQuery } from '@pehchan/contract/biodata';
import { PAGE_SIZE } from '@pehchan/contract/common';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import {
  BATCH,
  eachBatch,
  findPageOf,
  idsOfRows,
  type List,
  type Page,
  type Rows,
} from '../../../ground/lists/listing.ts';
import { rememberer } from '../../../ground/lists/remembered.ts';
import type { OwnerRow } from '../../../identity/accounts/index.ts';
import { type Joined, phoneTakenBy, type WithTaken } from '../../views/index.ts';
import type { ProfileScope } from './profile-filters.ts';
import { sortingOf } from './profile-order.ts';
import { plansOf } from './profile-plan.ts';
import {
  type FamilyRow,
  FOUND_COLUMNS,
  type FoundRow,
  type FoundWithOwner,
  PARAGRAPHS,
  Profile,
  type ProfileRow,
  type ProfileSummaryRow,
  type ProfileWithOwner,
} from './profile.ts';

type Among = readonly number[] | Sql;
type Load<T> = (among: Among, order: string) => Promise<T[]>;

type ListArguments = [scope: ProfileScope, query: ProfileQuery];
const pagesOf =
  <T extends FoundWithOwner>(load: Load<T>) =>
  async (...[scope, query]: ListArguments): Promise<Page<T>> => {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const plans = await plansOf(scope, query, page * pageSize);
    const lists = plans.map(({ rows, version, searchedAt, ...counted }) => {
      const loadPage = remembering(load, async () => searchedAt ?? version?.());
      return { list: { ...listOf(rows, query, loadPage), version }, ...counted };
    });
    return findPageOf(lists, { page, pageSize });
  };

const batchesOf = <T extends FoundWithOwner>(load: Load<T>) =>
  async function* (...[scope, query]: ListArguments): AsyncGenerator<T[]> {
    for (const { rows } of await plansOf(scope, query, BATCH)) yield* eachBatch(listOf(rows, query, load));
  };

export const findProfiles = pagesOf(loadProfiles);
export const findFound = (viewerId: number, ...of: ListArguments) => pagesOf(foundBy(viewerId))(...of);

/** Count a list. Its order does not matter, so newly shown biodata are not counted apart. */
export async function countProfiles(...[scope, { newSince: _, ...query }]: ListArguments): Promise<number> {
  const counts = await Promise.all((await plansOf(scope, query, 0)).map(({ count }) => count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function findProfileIds(...[scope, query]: ListArguments): Promise<number[]> {
  const plans = await plansOf(scope, query, Number.MAX_SAFE_INTEGER);
  const found = await Promise.all(plans.map(({ rows }) => idsOfRows(rows)));
  return found.flat();
}

export const eachProfile = batchesOf(loadProfiles);
export const eachFound = (viewerId: number, ...of: ListArguments) => batchesOf(foundBy(viewerId))(...of);

export async function findProfile(id: number): Promise<ProfileWithOwner | undefined> {
  return (await loadProfiles([id], ''))[0];
}

export async function findProfileFor(
  viewerId: number,
  id: number,
): Promise<(ProfileWithOwner & WithTaken) | undefined> {
  const taken = phoneTakenBy(viewerId);
  const [row] = await joined<ProfileRow & OfOwner & WithTaken>(WHOLE, [id], '', taken);
  return row && { ...row, owner: ownerOf(row) };
}

export const findProfilesById = (ids: readonly number[]) => loadProfiles(ids, '');
export const findFoundById = (viewerId: number, ids: readonly number[]) => foundBy(viewerId)(ids, '');

export async function profilesOfUsers(userIds: number[]): Promise<ProfileSummaryRow[]> {
  if (userIds.length === 0) return [];
  return Profile.findAll({
    attributes: { exclude: [...PARAGRAPHS] },
    where: { userId: userIds },
    order: [['id', 'DESC']],
    raw: true,
  });
}

export async function profileIdsOf(userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const places = userIds.map(() => '?').join();
  return idsOfRows({ from: sql('profiles AS item'), where: [sql(`item.userId IN (${places})`, ...userIds)] });
}

const ofItem = (columns: readonly string[]) => columns.map((column) => `item.${column}`).join();
const OF_FAMILY = `
  owner.fullName AS ownerName, owner.fatherName AS ownerFather, owner.village AS ownerVillage,
  owner.statusSince AS ownerSince`;
const AS_FOUND = `${ofItem(FOUND_COLUMNS)},${OF_FAMILY}`;
const WHOLE = `${ofItem(Object.keys(Profile.getAttributes()))},${OF_FAMILY},
  owner.email AS ownerEmail, owner.phone AS ownerPhone, owner.role AS ownerRole, owner.photoKey AS ownerPhoto,
  owner.createdAt AS ownerCreated`;

type OfFamily = {
  userId: number;
  ownerName: string;
  ownerFather: string;
  ownerVillage: OwnerRow['village'];
  ownerSince: Date;
};
type OfOwner = OfFamily & {
  ownerStatus: OwnerRow['status'];
  ownerEmail: string;
  ownerPhone: string;
  ownerRole: OwnerRow['role'];
  ownerPhoto: string | null;
  ownerCreated: Date;
};

async function loadProfiles(among: Among, order: string): Promise<ProfileWithOwner[]> {
  const rows = await joined<ProfileRow & OfOwner>(WHOLE, among, order);
  return rows.map((row) => ({ ...row, owner: ownerOf(row) }));
}

function foundBy(viewerId: number): Load<FoundWithOwner & WithTaken> {
  const taken = phoneTakenBy(viewerId);
  return async (among, order) => {
    const rows = await joined<FoundRow & OfFamily & WithTaken>(AS_FOUND, among, order, taken);
    const once = new Map(rows.map((row) => [row.id, row])).values();
    return Array.from(once, (row) => ({ ...row, owner: familyOf(row) }));
  };
}

async function joined<R extends object>(
  columns: string,
  among: Among,
  order: string,
  beside?: Joined,
): Promise<R[]> {
  const isFound = isListed(among);
  if (isFound && among.length === 0) return [];
  return select<R>(
    join([
      `SELECT ${columns}${beside ? `, ${beside.columns}` : ''} FROM`,
      isFound
        ? 'profiles AS item'
        : join(['(', among, ') AS page JOIN profiles AS item ON item.id = page.id']),
      'JOIN users AS owner ON owner.id = item.userId',
      beside?.tables ?? '',
      isFound ? sql(`WHERE item.id IN (${among.map(() => '?').join()})`, ...among) : '',
      order,
    ]),
  );
}

const isListed = (among: Among): among is readonly number[] => Array.isArray(among);

const foundIds = rememberer<number[]>();

/** Remember a page's ids: loading its rows by id takes half the time of a join with the list's subquery. */
const remembering =
  <T extends FoundWithOwner>(load: Load<T>, version: () => Promise<string | undefined>): Load<T> =>
  async (among, order) => {
    const holds = await version();
    if (holds === undefined || isListed(among)) return load(among, order);
    let loaded: T[] | undefined;
    const ids = await foundIds(among, holds, async () => {
      loaded = await load(among, order);
      return loaded.map(({ id }) => id);
    });
    return loaded ?? load(ids, order);
  };

const familyOf = (row: OfFamily): FamilyRow => ({
  id: row.userId,
  fullName: row.ownerName,
  fatherName: row.ownerFather,
  village: row.ownerVillage,
  statusSince: row.ownerSince,
});

const ownerOf = (row: OfOwner): OwnerRow => ({
  ...familyOf(row),
  email: row.ownerEmail,
  phone: row.ownerPhone,
  role: row.ownerRole,
  status: row.ownerStatus,
  photoKey: row.ownerPhoto,
  createdAt: row.ownerCreated,
});

const listOf = <T extends FoundWithOwner>(rows: Rows, query: ProfileQuery, load: Load<T>): List<T> => ({
  rows,
  sorting: sortingOf(query),
  load,
});
