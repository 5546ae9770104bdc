import { VILLAGES } from '@pehchan/contract/common';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { idsWithHindiKeys } from '../../../ground/lists/hindi-keys.ts';
import type { Rows } from '../../../ground/lists/listing.ts';
import { hasPhone, phoneDigits } from '../../../ground/lists/phone-search.ts';
import {
  areMany,
  hasKey,
  isDevanagari,
  keysToFind,
  textsWithKeys,
} from '../../../ground/lists/search-keys.ts';
import {
  containing,
  isCommon,
  notContaining,
  rowsContaining,
  rowsOfTexts,
} from '../../../ground/lists/search-parts.ts';

export async function rowsFound(search: string, where: Sql[]): Promise<Rows[]> {
  const others = await otherSpellings(search, where);
  return [await exactRows(search, where), ...(others ? [others] : [])];
}

/** With more matching names than this, reading every account is faster: the first rows fill a page. */
const MOST_TEXTS = 5000;

/** Emails are not searched for a text with blanks or Hindi letters, because no email has these. */
const mayBeInEmail = (search: string) => !/\s/.test(search) && !isDevanagari(search);

const villagesWith = (search: string) => VILLAGES.filter((village) => village.includes(search.toUpperCase()));

const inBiodata = (ways: Sql[]): Sql =>
  join([
    'EXISTS (SELECT 1 FROM profiles AS child WHERE child.userId = item.id AND (',
    join(ways, ' OR '),
    '))',
  ]);

const biodataContaining = (search: string): Sql =>
  inBiodata([containing('child.fullName', search), containing('child.city', search)]);

function anywhere(search: string): Sql {
  const phone = phoneDigits(search);
  return join([
    '(',
    join(
      [
        ...['fullName', 'fatherName', 'email'].map((column) => containing(`item.${column}`, search)),
        ...(phone ? [hasPhone('item.phone', phone)] : []),
        ...villagesWith(search).map((village) => sql('item.village = ?', village)),
        biodataContaining(search),
      ],
      ' OR ',
    ),
    ')',
  ]);
}

/** Match accounts that have the search text in no field. */
async function nowhere(search: string): Promise<Sql[]> {
  const isInBiodata = (await isCommon('city', search, 0)) || (await isCommon('name', search, 0));
  return [
    notContaining('item.fullName', search),
    notContaining('item.fatherName', search),
    ...(mayBeInEmail(search) ? [join(['NOT', containing('item.email', search)])] : []),
    ...villagesWith(search).map((village) => sql('item.village <> ?', village)),
    ...(isInBiodata ? [join(['NOT', biodataContaining(search)])] : []),
  ];
}

/** Search accounts in the fields of specification section 2 and in candidates' names, each by an index. */
async function exactRows(search: string, where: Sql[]): Promise<Rows> {
  if ((await isCommon('person', search, MOST_TEXTS)) || (await isCommon('name', search, MOST_TEXTS))) {
    return { from: sql('users AS item'), where: [...where, anywhere(search)] };
  }
  const villages = villagesWith(search);
  const phone = phoneDigits(search);
  const ways = [
    ids(rowsContaining('users', 'fullName', 'person', search)),
    ids(rowsContaining('users', 'fatherName', 'person', search)),
    owners(rowsContaining('profiles', 'fullName', 'name', search)),
    owners(rowsContaining('profiles', 'city', 'city', search)),
    ...(mayBeInEmail(search) ? [ids('users AS item WHERE', containing('item.email', search))] : []),
    ...(phone ? [ids('users AS item WHERE', hasPhone('item.phone', phone))] : []),
    ...(villages.length > 0
      ? [ids('users AS item WHERE', sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages))]
      : []),
  ];
  return { from: found(ways), where };
}

async function otherSpellings(search: string, where: Sql[]): Promise<Rows | undefined> {
  const persons = await keysToFind('person', search);
  const names = await keysToFind('name', search);
  const cities = await keysToFind('city', search);
  if (persons.length + names.length + cities.length === 0) return undefined;
  const others = await nowhere(search);
  const isOther = notContaining('text', search);
  if (
    (await areMany(MOST_TEXTS, 'person', persons, isOther)) ||
    (await areMany(MOST_TEXTS, 'name', names, isOther))
  ) {
    const named = [
      ...['fullName', 'fatherName'].map((column) => hasKey(`item.${column}`, 'person', persons)),
      inBiodata([hasKey('child.fullName', 'name', names), hasKey('child.city', 'city', cities)]),
    ];
    return {
      from: sql('users AS item'),
      where: [...where, join(['(', join(named, ' OR '), ')']), ...others],
    };
  }
  const texts = textsWithKeys('person', persons, isOther);
  const ways = [
    ids(rowsOfTexts('users', 'fullName', texts)),
    ids(rowsOfTexts('users', 'fatherName', texts)),
    owners(rowsOfTexts('profiles', 'fullName', textsWithKeys('name', names, isOther))),
    owners(rowsOfTexts('profiles', 'city', textsWithKeys('city', cities, isOther))),
    ...(names.length > 0
      ? [
          owners(
            join([idsWithHindiKeys(names), 'STRAIGHT_JOIN profiles AS item ON item.id = found.profileId']),
          ),
        ]
      : []),
  ];
  return { from: found(ways), where: [...where, ...others] };
}

const ids = (from: Sql | string, ...conditions: (Sql | string)[]): Sql =>
  join(['SELECT item.id FROM', from, ...conditions]);

const owners = (from: Sql): Sql => join(['SELECT item.userId FROM', from]);

const found = (ways: Sql[]): Sql =>
  join(['(', join(ways, ' UNION '), ') AS anywhere JOIN users AS item ON item.id = anywhere.id']);
