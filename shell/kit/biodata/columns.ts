import {
  AGE_LABEL,
  BIODATA_FIELDS,
  GRANDFATHER_LABEL,
  nameOf,
  type BiodataField,
  type FoundProfile,
} from '@pehchan/contract/biodata';
import { shownName } from '@pehchan/contract/common';
import type { Label } from '@pehchan/contract/messages';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { wordsOf } from './words-of.ts';

type ListColumn = {
  label: Label;
  value: (profile: FoundProfile, t: KitTranslate) => string;
  sort?: string;
  /** The search shows the heading of this column in capitals (specification section 2). */
  inCapitals?: true;
};

const of = (name: BiodataField, more: Pick<ListColumn, 'sort' | 'inCapitals'> = {}): ListColumn => ({
  label: BIODATA_FIELDS[name].label,
  value: (profile, text) => wordsOf(name, profile, text, 'brief'),
  ...more,
});

/** Each entry has an explicit type, so that a new field does not change the kit's published types. */
export const COLUMNS = {
  fullname: { ...of('fullname', { sort: 'fullname', inCapitals: true }), value: nameFor },
  father: of('father'),
  grandfather: { label: GRANDFATHER_LABEL, value: ({ user }: FoundProfile) => shownName(user.Father) },
  mother: of('mother'),
  gotra: of('gotra'),
  gender: of('gender', { sort: 'gender', inCapitals: true }),
  dateOfBirth: of('dateOfBirth', { sort: 'dateOfBirth' }),
  age: { label: AGE_LABEL, value: ({ age }: FoundProfile) => String(age), inCapitals: true },
  height: of('height', { inCapitals: true }),
  phone: of('phone'),
  city: of('currentLiveCity', { sort: 'currentLiveCity', inCapitals: true }),
  village: of('village', { sort: 'village', inCapitals: true }),
  education: of('education', { inCapitals: true }),
} satisfies Record<string, ListColumn>;

function nameFor(profile: FoundProfile, t: KitTranslate): string {
  return t({ en: nameOf(profile, 'en'), hi: nameOf(profile, 'hi') });
}

export type ColumnName = keyof typeof COLUMNS;

const columnOf = (name: ColumnName): ListColumn => COLUMNS[name];

/** The columns of the search (specification section 2). */
export const LISTED: ColumnName[] = [
  'fullname',
  'father',
  'gender',
  'dateOfBirth',
  'age',
  'height',
  'education',
  'village',
  'city',
];
export const LISTED_ON_A_CARD = LISTED.filter((name) => name !== 'fullname');

export function headingOf(name: ColumnName, t: KitTranslate, inCapitals = false): string {
  const column = columnOf(name);
  const heading = t(column.label);
  return inCapitals && column.inCapitals ? heading.toUpperCase() : heading;
}

export const sortOf = (name: ColumnName): string | undefined => columnOf(name).sort;
