import type { ProfileQuery } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { gotrasFound } from '../../../ground/lists/gotras.ts';
import { idsWithHindiKeys } from '../../../ground/lists/hindi-keys.ts';
import { whereClause } from '../../../ground/lists/order.ts';
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
  /** Only `through` has the limit of rows, so the list cannot be read in its order. */
  isOnlyThrough?: true;
};

const NEVER_MANY = () => Promise.resolve(false);

const anyOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' OR '), ')']);
const allOf = (conditions: Sql[]): Sql => join(['(', join(conditions, ' AND '), ')']);

const FIELDS = { city: 'city', education: 'educated', occupation: 'work' } as const;
type FilteredColumn = 'city' | 'education';

const filteredBy = ({ city, education }: ProfileQuery): [FilteredColumn, string] | undefined =>
  city ? ['city', city]
  : education ? ['education', education]
  : undefined; // prettier-ignore

export const hasTexts = (query: ProfileQuery): boolean =>
  Boolean(query.search) || filteredBy(query) !== undefined;

/** @param rest further conditions, such as the education if the search is for a name or a city */
export function exactTexts(query: ProfileQuery, rest: Sql[]): Texts {
  const { search, city } = query;
  if (search) {
    const cities = city ? [containing('item.city', city)] : [];
    return {
      ...asWritten('fullName', 'name', search, [...cities, ...rest]),
      along: sql('profiles AS item FORCE INDEX (profiles_name_search)'),
    };
  }
  const [column, text] = filteredBy(query) ?? (['city', ''] as const);
  return { ...asWritten(column, FIELDS[column], text, rest), areMany: NEVER_MANY };
}

/** Return the inexact matches: other spellings of city or name, and names that are only in Hindi letters. */
export async function otherSpellings(query: ProfileQuery, version: string, rest: Sql[]): Promise<Texts[]> {
  const { search, city } = query;
  if (!search) {
    const [column, text] = filteredBy(query) ?? (['city', ''] as const);
    const others = await spelledOtherwise(column, text, version);
    return others ? [narrowed(others, rest)] : [];
  }
  const cities = city ? await spelledOtherwise('city', city, version) : undefined;
  const keys = await keysToFind('name', search, version);
  const names = await spellingsOf('fullName', 'name', search, keys, version);
  const inCities = [...anySpelling('city', city, cities), ...rest];
  const spelled = [
    cities && asWritten('fullName', 'name', search, [...cities.holds, ...rest]),
    names && narrowed(names, inCities),
    keys.length > 0 ? onlyInHindi(search, keys, inCities) : undefined,
  ];
  return spelled.filter((texts) => texts !== undefined);
}

/** The fewest letters to search in fathers' names: two letters are in nearly every second name. */
const LETTERS_OF_A_FATHER = 3;

export async function fatherNameTexts(query: ProfileQuery, version: string, also: Sql[]): Promise<Texts[]> {
  const { search, city } = query;
  if (!search || !isLongEnough(search)) return [];
  const nameKeys = await keysToFind('name', search, version);
  const isNotTheirOwn = [
    notContaining('item.fullName', search),
    ...(nameKeys.length > 0 ? [join(['NOT', anyOf([byKey(nameKeys), byHindiKey(nameKeys)])])] : []),
  ];
  const rest = [...isNotTheirOwn, ...(await inCity(city, version)), ...also];
  const keys = await keysToFind('father', search, version);
  const spelled = await spellingsOf('fatherName', 'father', search, keys, version);
  return [asWritten('fatherName', 'father', search, rest), ...(spelled ? [narrowed(spelled, rest)] : [])];
}

const isLongEnough = (search: string) => [...search].length >= LETTERS_OF_A_FATHER;

/** Most biodata that a search finds by city, gotra and work. */
const MOST_BY_FACTS = 5000;

/** Return biodata that match by city, gotra or work, and that no earlier list has. */
export async function factTexts(
  { search, city }: ProfileQuery,
  version: string,
  also: Sql[],
  { narrowedTo, earlier }: { narrowedTo: Sql[]; earlier: readonly Texts[] },
): Promise<Texts[]> {
  if (!search || !isLongEnough(search)) return [];
  const [cities, works, gotras] = await Promise.all([
    spelledOtherwise('city', search, version),
    spelledOtherwise('occupation', search, version),
    gotrasFound(search, version),
  ]);
  const asTyped = (column: 'city' | 'occupation') => ({
    through: rowsOfTexts('profiles', column, textsContaining(FIELDS[column], search)),
    rest: [],
  });
  const ways = [asTyped('city'), asTyped('occupation'), cities, works, ofGotras(gotras)]
    .filter((way) => way !== undefined)
    .map((way) => join(['(', idsThrough(way, narrowedTo), sql('LIMIT ?)', MOST_BY_FACTS)]));
  const ids = join([
    '(SELECT id FROM (',
    join(ways, ' UNION '),
    sql(') AS ways LIMIT ?) AS found', MOST_BY_FACTS),
  ]);
  // As a table of its own, the union is made once: otherwise MariaDB would search it again for each row.
  const known = join(
    earlier.map((texts) => idsThrough(texts, [])),
    ' UNION ',
  );
  const rest = [
    join(['item.id NOT IN (SELECT id FROM (', known, ') AS earlier)']),
    ...(await inCity(city, version)),
    ...also,
  ];
  const through = join([ids, 'STRAIGHT_JOIN profiles AS item ON item.id = found.id']);
  const isFound = anyOf([
    containing('item.city', search),
    containing('item.occupation', search),
    ...[cities, works].flatMap((texts) => (texts ? [allOf(texts.holds)] : [])),
    ...(ofGotras(gotras)?.rest ?? []),
  ]);
  return [{ holds: [isFound, ...rest], through, rest, areMany: NEVER_MANY, isOnlyThrough: true }];
}

const idsThrough = ({ through, rest }: Pick<Texts, 'through' | 'rest'>, narrowedTo: Sql[]): Sql =>
  join(['SELECT item.id FROM', through, whereClause([...rest, ...narrowedTo])]);

const ofGotras = (ids: readonly number[]) =>
  ids.length === 0
    ? undefined
    : {
        through: sql('profiles AS item FORCE INDEX (profiles_gotra)'),
        rest: [sql(`item.gotraId IN (${ids.map(() => '?').join()})`, ...ids)],
      };

const spelledOtherwise = async (
  column: keyof typeof FIELDS,
  text: string,
  version: string,
): Promise<Texts | undefined> =>
  spellingsOf(column, FIELDS[column], text, await keysToFind(FIELDS[column], text, version), version);

const inText = async (column: FilteredColumn, text: string | undefined, version: string): Promise<Sql[]> =>
  text ? anySpelling(column, text, await spelledOtherwise(column, text, version)) : [];

export const inCity = (city: string | undefined, version: string) => inText('city', city, version);
export const inEducation = (education: string | undefined, version: string) =>
  inText('education', education, version);

const anySpelling = (column: FilteredColumn, text: string | undefined, others: Texts | undefined): Sql[] =>
  text ? [anyOf([containing(`item.${column}`, text), ...(others ? [allOf(others.holds)] : [])])] : [];

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
