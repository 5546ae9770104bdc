import type { Profile } from '@pehchan/contract/biodata';
import type { Text } from '../i18n/use-text.ts';
import { formatDate } from './format.ts';

/** What a list can say of a biodata. Labels and values once, for table columns and card facts alike. */
export const COLUMNS = {
  fullname: {
    label: 'field.fullname',
    heading: 'heading.fullname',
    sort: 'fullname',
    value: (profile: Profile) => profile.fullname,
  },
  father: { label: 'field.father', value: (profile: Profile) => profile.father },
  grandfather: { label: 'field.grandfather', value: (profile: Profile) => profile.user.Father },
  mother: { label: 'field.mother', value: (profile: Profile) => profile.mother },
  gotra: { label: 'field.gotra', value: (profile: Profile) => profile.gotra },
  gender: {
    label: 'field.gender',
    heading: 'heading.gender',
    sort: 'gender',
    value: (profile: Profile, text: Text) => text(`gender.${profile.gender}`),
  },
  dateOfBirth: {
    label: 'field.dateOfBirth',
    sort: 'dateOfBirth',
    value: (profile: Profile) => formatDate(profile.dateOfBirth),
  },
  age: { label: 'field.age', heading: 'heading.age', value: (profile: Profile) => String(profile.age) },
  height: { label: 'field.height', heading: 'heading.height', value: (profile: Profile) => profile.height },
  phone: { label: 'field.phone', value: (profile: Profile) => profile.phone },
  city: {
    label: 'field.city',
    heading: 'heading.city',
    sort: 'currentLiveCity',
    value: (profile: Profile) => profile.currentLiveCity,
  },
  village: {
    label: 'field.village',
    heading: 'heading.village',
    sort: 'village',
    value: (profile: Profile, text: Text) => text(`village.${profile.village}`),
  },
  education: {
    label: 'field.education',
    heading: 'heading.education',
    value: (profile: Profile) => profile.education,
  },
} as const;

export type ColumnName = keyof typeof COLUMNS;

/** A biodata among many: the columns of the search (specification section 2), and what its card says beside the name. */
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

/** A heading of a table: the search has capitals for most of them (specification section 2). */
export function headingOf(name: ColumnName, inCapitals = false) {
  const column = COLUMNS[name];
  return inCapitals && 'heading' in column ? column.heading : column.label;
}

/** By what the API sorts a list when this column's heading is pressed, if by anything. */
export function sortOf(name: ColumnName): string | undefined {
  const column = COLUMNS[name];
  return 'sort' in column ? column.sort : undefined;
}
