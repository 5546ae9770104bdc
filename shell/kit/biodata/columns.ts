import type { Profile } from '@pehchan/contract/replies';
import type { Text } from '../i18n/use-text.ts';
import { formatDate } from './format.ts';

/** What a list can say of a biodata. Labels and values once, for table columns and card facts alike. */
export const COLUMNS = {
  fullname: { label: 'field.fullname', value: (profile: Profile) => profile.fullname },
  father: { label: 'field.father', value: (profile: Profile) => profile.father },
  grandfather: { label: 'field.grandfather', value: (profile: Profile) => profile.user.Father },
  mother: { label: 'field.mother', value: (profile: Profile) => profile.mother },
  gotra: { label: 'field.gotra', value: (profile: Profile) => profile.gotra },
  gender: {
    label: 'field.gender',
    value: (profile: Profile, text: Text) => text(`gender.${profile.gender}`),
  },
  dateOfBirth: { label: 'field.dateOfBirth', value: (profile: Profile) => formatDate(profile.dateOfBirth) },
  age: { label: 'field.age', value: (profile: Profile) => String(profile.age) },
  height: { label: 'field.height', value: (profile: Profile) => profile.height },
  phone: { label: 'field.phone', value: (profile: Profile) => profile.phone },
  city: { label: 'field.city', value: (profile: Profile) => profile.currentLiveCity },
  village: {
    label: 'field.village',
    value: (profile: Profile, text: Text) => text(`village.${profile.village}`),
  },
  education: { label: 'field.education', value: (profile: Profile) => profile.education },
} as const;

export type ColumnName = keyof typeof COLUMNS;
