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

/** How biodata are found by what they are searched for. */
export type Texts = {
  /** Whether a row is one of them, looked at by itself. */
  holds: Sql[];
  /** The rows, as `item`, from the texts that match to the rows that have them. */
  through: Sql;
  /** What of `holds` the way through the texts hasn't seen to. */
  rest: Sql[];
  /** Whether so many texts match that it is quicker to look at every row. */
  areMany: (most: number, version: string) => Promise<boolean>;
  /** The index that has all that `holds` asks for, where there is one. */
  along?: Sql;
};

const NEVER_MANY = () => Promise.resolve(false);

const anyOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' OR '), ')']);
const allOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' AND '), ')']);

const citiesContaining = (city: string): Sql => containing('item.city', city);

/** Those that hold the name and the city as they are written, if the query has any. */
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

/**
 * Those that have the name as it is written and the city in another spelling or script, those that have the
 * name in another, and then those that only their name in Hindi letters shows.
 * @param version of all biodata, whose texts they are
 */
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

/** Two letters stand in nearly every second name: they are looked for in the own one alone. */
const LETTERS_OF_A_FATHER = 3;

/** Those that have the name by their father alone, as it is written and in its other spellings. */
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

/** Match the city of the query, if it has one, in any spelling. */
export const inCity = async (city: string | undefined, version: string): Promise<Sql[]> =>
  anySpelling(city, await otherCities(city, version));

/** That it is the city, as it is written or otherwise. */
const anySpelling = (city: string | undefined, others: Texts | undefined): Sql[] =>
  city ? [anyOf([citiesContaining(city), ...(others ? [allOf(others.holds)] : [])])] : [];

const narrowed = (texts: Texts, by: Sql[]): Texts => ({
  ...texts,
  holds: [...texts.holds, ...by],
  rest: [...texts.rest, ...by],
});

/** So few are written out in a statement, and then nothing has to be looked up for a row. */
const FEW = 500;

/** The rows with another spelling of the text; undefined where it has none. */
async function spellingsOf(
  column: SearchedColumn<'profiles'>,
  field: SearchField,
  text = '',
  keys: readonly string[],
  version: string,
): Promise<Texts | undefined> {
  if (keys.length === 0) return undefined;
  // None of these texts holds what was typed, and so none of their rows does.
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

/** The rows whose column holds the text as it is written, and for which the rest holds. */
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

/** Few: nearly every name in Hindi letters is the other one, written otherwise. */
function onlyInHindi(search: string, keys: readonly string[], inCities: Sql[]): Texts {
  const rest = [notContaining('item.fullName', search), join(['NOT', byKey(keys)]), ...inCities];
  return {
    holds: [byHindiKey(keys), ...rest],
    through: join([idsWithHindiKeys(keys), 'STRAIGHT_JOIN profiles AS item ON item.id = found.profileId']),
    rest,
    areMany: NEVER_MANY,
  };
}
