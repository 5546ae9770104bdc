import type { ProfileQuery } from '@pehchan/contract/biodata';
import { PAGE_SIZE } from '@pehchan/contract/common';
import { join, select, type Sql, sql } from '../../database/select.ts';
import { rememberer } from '../../lists/remembered.ts';
import { BATCH, eachBatch, findPageOf, type List, type Page, type Rows } from '../../lists/listing.ts';
import {
  PARAGRAPHS,
  Profile,
  type ProfileRow,
  type ProfileSummaryRow,
  type ProfileWithOwner,
} from './profile.ts';
import { plansOf, type ProfileScope, sortingOf } from './profile-plan.ts';
import type { OwnerRow } from '../../accounts/index.ts';

/** One page of biodata with their owners, newest first unless the query says otherwise. */
export async function findProfiles(
  scope: ProfileScope,
  query: ProfileQuery,
): Promise<Page<ProfileWithOwner>> {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const plans = await plansOf(scope, query, page * pageSize);
  const lists = plans.map(({ rows, version, searchedAt, ...counted }) => {
    const load = searchedAt === undefined ? loadProfiles : loadFound(searchedAt);
    return { list: { ...listOf(rows, query), version, load }, ...counted };
  });
  return findPageOf(lists, { page, pageSize });
}

/** Every biodata of a list, in batches. */
export async function* eachProfile(
  scope: ProfileScope,
  query: ProfileQuery,
): AsyncGenerator<ProfileWithOwner[]> {
  for (const { rows } of await plansOf(scope, query, BATCH)) yield* eachBatch(listOf(rows, query));
}

/** One biodata with its owner. */
export async function findProfile(id: number): Promise<ProfileWithOwner | undefined> {
  return (await loadProfiles(sql('SELECT ? AS id', id), ''))[0];
}

/** Several with their owners, in no order; what isn't there is left out. */
export async function findProfilesById(ids: readonly number[]): Promise<ProfileWithOwner[]> {
  if (ids.length === 0) return [];
  return loadProfiles(idsAmong(ids), '');
}

/** Biodata of several accounts, newest first: one query, however many accounts. */
export async function profilesOfUsers(userIds: number[]): Promise<ProfileSummaryRow[]> {
  if (userIds.length === 0) return [];
  return Profile.findAll({
    attributes: { exclude: [...PARAGRAPHS] },
    where: { userId: userIds },
    order: [['id', 'DESC']],
    raw: true,
  });
}

const SELECTED = `
  ${Object.keys(Profile.getAttributes())
    .map((column) => `item.${column}`)
    .join()},
  owner.fullName AS ownerName, owner.fatherName AS ownerFather, owner.email AS ownerEmail, owner.phone AS ownerPhone,
  owner.village AS ownerVillage, owner.role AS ownerRole, owner.photoKey AS ownerPhoto, owner.createdAt AS ownerCreated,
  owner.statusSince AS ownerSince`;

type Joined = ProfileRow & {
  ownerName: string;
  ownerFather: string;
  ownerEmail: string;
  ownerPhone: string;
  ownerVillage: OwnerRow['village'];
  ownerRole: OwnerRow['role'];
  ownerPhoto: string | null;
  ownerCreated: Date;
  ownerSince: Date;
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

const foundIds = rememberer<number[]>();

/** Loads what a search has found; the same page again without searching, until something has changed. */
const loadFound = (version: string) => async (ids: Sql, order: string) => {
  const found = await foundIds(ids, version, async () =>
    (await select<{ id: number }>(ids)).map(({ id }) => id),
  );
  return found.length === 0 ? [] : loadProfiles(idsAmong(found), order);
};

const idsAmong = (ids: readonly number[]): Sql =>
  sql(`SELECT id FROM profiles WHERE id IN (${ids.map(() => '?').join()})`, ...ids);

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
  statusSince: row.ownerSince,
  photoKey: row.ownerPhoto,
  createdAt: row.ownerCreated,
});

const listOf = (rows: Rows, query: ProfileQuery): List<ProfileWithOwner> => ({
  rows,
  sorting: sortingOf(query),
  load: loadProfiles,
});
