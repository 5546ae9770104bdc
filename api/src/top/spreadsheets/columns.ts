import {
  ACCOUNT_LABELS,
  ACCOUNT_STATUS_LABELS,
  accountStatusOf,
  type User,
} from '@pehchan/contract/accounts';
import {
  AGE_LABEL,
  factsOf,
  FIELD_NAMES,
  GRANDFATHER_LABEL,
  LISTING_LABEL,
  LISTING_LABELS,
  type BiodataField,
  type Profile,
} from '@pehchan/contract/biodata';
import { VILLAGE_LABELS, type Village } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Cell } from './cell.ts';
import { words } from './words.ts';
import type { Column } from './workbook.ts';

const text = (text: string): Cell => ({ text });
const number = (number: number): Cell => ({ number });
/** In English a village has the contract's spelling (specification section 3). */
const village = (village: Village, language: Language): Cell =>
  text(language === 'hi' ? VILLAGE_LABELS[village].hi : village);
const serial = (language: Language): Column<unknown> => ({
  title: words[language].serial,
  width: 7,
  cell: (_, index) => number(index + 1),
});
const statusColumn = (language: Language): Column<User> => ({
  title: ACCOUNT_LABELS.status[language],
  width: 12,
  cell: (user) => text(ACCOUNT_STATUS_LABELS[accountStatusOf(user)][language]),
});

export function userColumns(language: Language): Column<UserWithProfiles>[] {
  const titles = words[language];
  const { name, email, phone, Father } = ACCOUNT_LABELS;
  return [
    serial(language),
    { title: name[language], width: 26, cell: ({ name }) => text(name) },
    { title: email[language], width: 30, cell: ({ email }) => text(email) },
    { title: phone[language], width: 13, cell: ({ phone }) => text(phone) },
    { title: Father[language], width: 26, cell: ({ Father }) => text(Father) },
    {
      title: ACCOUNT_LABELS.village[language],
      width: 15,
      cell: (user) => village(user.village, language),
    },
    statusColumn(language),
    { title: titles.standingSince, width: 17, cell: ({ standingSince }) => ({ instant: standingSince }) },
    { title: titles.registered, width: 17, cell: ({ createdAt }) => ({ instant: createdAt }) },
    {
      title: titles.biodata,
      width: 40,
      cell: ({ profiles }) => text(profiles.map(({ fullname }) => fullname).join(', ')),
    },
  ];
}

/** Fields that the spreadsheet has in another order than the form. */
const FIRST: readonly BiodataField[] = ['fullname', 'fullnameHindi', 'father'];
const SECOND: readonly BiodataField[] = ['mother', 'gender', 'dateOfBirth'];
const LATE: readonly BiodataField[] = ['village', 'currentLiveCity', 'phone'];
const elsewhere = [...FIRST, ...SECOND, ...LATE];

export function profileColumns(language: Language): Column<Profile>[] {
  const titles = words[language];
  const of = (...names: BiodataField[]) => names.flatMap((name) => fieldColumn(name, language));
  const others = FIELD_NAMES.filter((name) => !elsewhere.includes(name));
  const own = others.filter((name) => factsOf(name).section !== 'family');
  const family = others.filter((name) => factsOf(name).section === 'family');
  return [
    serial(language),
    ...of(...FIRST),
    { title: GRANDFATHER_LABEL[language], width: 26, cell: ({ user }) => text(user.Father) },
    ...of(...SECOND),
    { title: AGE_LABEL[language], width: 6, cell: ({ age }) => number(age) },
    ...of(...own, ...LATE, ...family),
    { ...statusColumn(language), cell: ({ user }, index) => statusColumn(language).cell(user, index) },
    {
      title: LISTING_LABEL[language],
      width: 15,
      cell: ({ listing }) => text(LISTING_LABELS[listing][language]),
    },
    { title: titles.added, width: 17, cell: ({ createdAt }) => ({ instant: createdAt }) },
  ];
}

function fieldColumn(name: BiodataField, language: Language): Column<Profile>[] {
  const facts = factsOf(name);
  if (!facts.sheet) return [];
  const cell = (profile: Profile): Cell => {
    if (name === 'village') return village(profile.village, language);
    const value = profile[name];
    if (typeof value === 'number') return number(value);
    if (facts.kind === 'date') return { day: value };
    if (facts.kind === 'choice') return text(facts.choices[value]?.[language] ?? value);
    return text(value);
  };
  return [{ title: facts.label[language], width: facts.sheet, cell }];
}
