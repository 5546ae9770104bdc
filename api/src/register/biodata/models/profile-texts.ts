import type { ProfileQuery } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { idsWithHindiKeys } from '../../../ground/lists/hindi-keys.ts';
import type { SearchField } from '../../../ground/lists/search-fields.ts';
import {
  areMany,
  fewWithKeys,
  hasKey,
  keysToFind,
  textsWithKeys,
} from '../../../ground/lists/search-keys.ts';
import {
  containing,
  isCommon,
  notContaining,
  rowsAlong,
  rowsOfTexts,
  type SearchedColumn,
  textsContaining,
} from '../../../ground/lists/search-parts.ts';

export type Texts = {
  /** SQL conditions that a biodata with one of the texts meets, checked row by row. */
  holds: Sql[];
  through: Sql;
  /** The conditions of `holds` that the rows from `through`, found by their texts, must still meet. */
  rest: Sql[];
  /** Whether more than `most` names or cities match, so that reading every row is faster. */
  areMany: (most: number, version: string) => Promise<boolean>;
  /** The table `profiles`, read through an index with all columns of `holds`, if such an index exists. */
  along?: Sql;
};

const NEVER_MANY = () => Promise.resolve(false);

const anyOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' OR '), ')']);
const allOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' AND '), ')']);

const citiesContaining = (city: string): Sql => containing('item.city', city);

export function exactTexts({ search, city }: ProfileQuery): Texts | undefined {
  const cities = city ? [citiesContaining(city)] : [];
  if (search) {
    return {
      ...asWritten('fullName', 'name', search, cities),
      along: sql('profiles AS item FORCE INDEX (profiles_name_search)'),
    };
  }
  if (!city) return undefined;
  return {
    holds: cities,
    through: rowsOfTexts('profiles', 'city', textsContaining('city', city)),
    rest: [],
    areMany: NEVER_MANY,
  };
}

/** Return the inexact matches: other spellings of city or name, and names that are only in Hindi letters. */
export async function otherSpellings({ search, city }: ProfileQuery, version: string): Promise<Texts[]> {
  const cities = await otherCities(city, version);
  if (!search) return cities ? [cities] : [];
  const keys = await keysToFind('name', search, version);
  const names = await spellingsOf('fullName', 'name', search, keys, version);
  const inCities = anySpelling(city, cities);
  const spelled = [
    cities && asWritten('fullName', 'name', search, cities.holds),
    names && narrowed(names, inCities),
    keys.length > 0 ? onlyInHindi(search, keys, inCities) : undefined,
  ];
  return spelled.filter((texts) => texts !== undefined);
}

/** The fewest letters to search in fathers' names: two letters are in nearly every second name. */
const LETTERS_OF_A_FATHER = 3;

export async function fatherNameTexts({ search, city }: ProfileQuery, version: string): Promise<Texts[]> {
  if (!search || [...search].length < LETTERS_OF_A_FATHER) return [];
  const nameKeys = await keysToFind('name', search, version);
  const isNotTheirOwn = [
    notContaining('item.fullName', search),
    ...(nameKeys.length > 0 ? [join(['NOT', anyOf([byKey(nameKeys), byHindiKey(nameKeys)])])] : []),
  ];
  const rest = [...isNotTheirOwn, ...(await inCity(city, version))];
  const keys = await keysToFind('father', search, version);
  const spelled = await spellingsOf('fatherName', 'father', search, keys, version);
  return [asWritten('fatherName', 'father', search, rest), ...(spelled ? [narrowed(spelled, rest)] : [])];
}

const otherCities = async (city: string | undefined, version: string): Promise<Texts | undefined> =>
  city ? spellingsOf('city', 'city', city, await keysToFind('city', city, version), version) : undefined;

export const inCity = async (city: string | undefined, version: string): Promise<Sql[]> =>
  anySpelling(city, await otherCities(city, version));

const anySpelling = (city: string | undefined, others: Texts | undefined): Sql[] =>
  city ? [anyOf([citiesContaining(city), ...(others ? [allOf(others.holds)] : [])])] : [];

const narrowed = (texts: Texts, by: Sql[]): Texts => ({
  ...texts,
  holds: [...texts.holds, ...by],
  rest: [...texts.rest, ...by],
});

/** Up to this many matching texts are written into the statement, which then needs no subquery per row. */
const FEW = 500;

async function spellingsOf(
  column: SearchedColumn<'profiles'>,
  field: SearchField,
  text = '',
  keys: readonly string[],
  version: string,
): Promise<Texts | undefined> {
  if (keys.length === 0) return undefined;
  const isOther = notContaining('text', text);
  const few = await fewWithKeys(FEW, field, keys, isOther, version);
  if (few?.length === 0) return undefined;
  if (few) {
    const isOne = sql(`item.${column} IN (${few.map(() => '?').join()})`, ...few);
    return { holds: [isOne], through: rowsAlong('profiles', column), rest: [isOne], areMany: NEVER_MANY };
  }
  return {
    holds: [hasKey(`item.${column}`, field, keys), notContaining(`item.${column}`, text)],
    through: rowsOfTexts('profiles', column, textsWithKeys(field, keys, isOther)),
    rest: [],
    areMany: (most, version) => areMany(most, field, keys, isOther, version),
  };
}

const asWritten = (
  column: SearchedColumn<'profiles'>,
  field: SearchField,
  text: string,
  rest: Sql[],
): Texts => ({
  holds: [containing(`item.${column}`, text), ...rest],
  through: rowsOfTexts('profiles', column, textsContaining(field, text)),
  rest,
  areMany: (most, version) => isCommon(field, text, most, version),
});

const byKey = (keys: readonly string[]): Sql => hasKey('item.fullName', 'name', keys);
const byHindiKey = (keys: readonly string[]): Sql =>
  join(['item.id IN (SELECT profileId FROM', idsWithHindiKeys(keys), ')']);

/** Match names only in Hindi letters: these rows are few, as nearly all names also match in Latin letters. */
function onlyInHindi(search: string, keys: readonly string[], inCities: Sql[]): Texts {
  const rest = [notContaining('item.fullName', search), join(['NOT', byKey(keys)]), ...inCities];
  return {
    holds: [byHindiKey(keys), ...rest],
    through: join([idsWithHindiKeys(keys), 'STRAIGHT_JOIN profiles AS item ON item.id = found.profileId']),
    rest,
    areMany: NEVER_MANY,
  };
}
