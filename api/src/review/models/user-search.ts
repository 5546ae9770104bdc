import { mobileDigits, PHONE_LENGTH, plainDigits, latinDigits, VILLAGES } from '@pehchan/contract/common';
import { join, type Sql, sql } from '../../database/select.ts';
import { idsWithHindiKeys } from '../../lists/hindi-keys.ts';
import type { Rows } from '../../lists/listing.ts';
import { areMany, hasKey, isDevanagari, keysToFind, textsWithKeys } from '../../lists/search-keys.ts';
import {
  containing,
  isCommon,
  notContaining,
  rowsContaining,
  rowsOfTexts,
} from '../../lists/search-parts.ts';

/** Find what has the text as it is written, and then its other spellings. */
export async function rowsFound(search: string, where: Sql[]): Promise<Rows[]> {
  const others = await otherSpellings(search, where);
  return [await exactRows(search, where), ...(others ? [others] : [])];
}

/**
 * With more names than this that hold a text, it is quicker to look at every account: a page of them is soon
 * full.
 */
const MOST_TEXTS = 5000;

/** All that a part of a number may have between its digits. */
const PART = /^[\p{Nd}\p{Z}\p{Cf}\p{Pd}+＋()./]*$/u;
/** The country's code before a number that isn't whole. */
const COUNTRY = /^\s*(?:\+|00)\s*91/;

/** The digits of a mobile number, in any form in which one is copied or typed, or of a part of it. */
function phoneDigits(search: string): string | undefined {
  const mobile = mobileDigits(search);
  if (mobile.length === PHONE_LENGTH && isDigits(mobile)) return mobile;
  if (!PART.test(search)) return undefined;
  const part = plainDigits(latinDigits(search).replace(COUNTRY, ''));
  return isDigits(part) ? part : undefined;
}

/** A phone is kept in plain letters, which can't be compared with anything else. */
const isDigits = (text: string) => /^\d+$/.test(text);

/** An email has neither a blank nor a letter of Hindi. */
const mayBeInEmail = (search: string) => !/\s/.test(search) && !isDevanagari(search);

const villagesWith = (search: string) => VILLAGES.filter((village) => village.includes(search.toUpperCase()));

/** Whether one of an account's biodata, as `child`, has one of these. */
const inBiodata = (ways: Sql[]): Sql =>
  join([
    'EXISTS (SELECT 1 FROM profiles AS child WHERE child.userId = item.id AND (',
    join(ways, ' OR '),
    '))',
  ]);

const biodataContaining = (search: string): Sql =>
  inBiodata([containing('child.fullName', search), containing('child.city', search)]);

/** Whether an account holds the text in any of its seven fields. */
function anywhere(search: string): Sql {
  const phone = phoneDigits(search);
  return join([
    '(',
    join(
      [
        ...['fullName', 'fatherName', 'email'].map((column) => containing(`item.${column}`, search)),
        ...(phone ? [containing('item.phone', phone)] : []),
        ...villagesWith(search).map((village) => sql('item.village = ?', village)),
        biodataContaining(search),
      ],
      ' OR ',
    ),
    ')',
  ]);
}

/** Whether it holds what is no number in none of them; what no field can hold isn't looked for. */
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

/**
 * The search box of specification section 2: name, father, email, phone, village, and the city of the
 * biodata, and the candidate's name, by which a family that calls is known. Each is looked for in the way
 * that an index serves it. Any part of an email or a phone is looked for along the whole of its index, which
 * holds nothing else: each account has its own, so an index of their parts would be thirty times as long as
 * the list of accounts.
 */
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
    ...(phone ? [ids('users AS item WHERE', containing('item.phone', phone))] : []),
    ...(villages.length > 0
      ? [ids('users AS item WHERE', sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages))]
      : []),
  ];
  return { from: found(ways), where };
}

/**
 * By another spelling of name or father, or of the candidate's name or the city of the biodata; undefined
 * where there is none.
 */
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
