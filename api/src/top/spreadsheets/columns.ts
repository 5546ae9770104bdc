import {
  ACCOUNT_LABELS,
  ACCOUNT_STATUS_LABELS,
  accountStatusOf,
  type User,
} from '@pehchan/contract/accounts';
import {
  AGE_LABEL,
  BIODATA_FIELDS,
  factsOf,
  FIELD_NAMES,
  GRANDFATHER_LABEL,
  LISTING_LABEL,
  LISTING_LABELS,
  nameOf,
  type BiodataField,
  type Named,
  type Profile,
} from '@pehchan/contract/biodata';
import { shownName, VILLAGE_LABELS } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Cell } from './cell.ts';
import { words } from './words.ts';
import type { Column } from './worksheet.ts';

const text = (text: string): Cell => ({ text });
const number = (number: number): Cell => ({ number });
/** The width of a column of instants, such as “30 September 2026 at 10:48 PM”. */
const INSTANT = 30;
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
    { title: name[language], width: 26, cell: ({ name }) => text(shownName(name)) },
    { title: email[language], width: 30, cell: ({ email }) => text(email) },
    { title: phone[language], width: 13, cell: ({ phone }) => text(phone) },
    { title: Father[language], width: 26, cell: ({ Father }) => text(shownName(Father)) },
    {
      title: ACCOUNT_LABELS.village[language],
      width: 15,
      cell: ({ village }) => text(VILLAGE_LABELS[village][language]),
    },
    statusColumn(language),
    {
      title: titles.standingSince,
      width: INSTANT,
      cell: ({ standingSince }) => ({ instant: standingSince }),
    },
    { title: titles.registered, width: INSTANT, cell: ({ createdAt }) => ({ instant: createdAt }) },
    // In these three columns, each line of a cell is a candidate of the account.
    {
      title: titles.biodata,
      width: 46,
      cell: ({ profiles }) => ({ lines: profiles.map((profile) => inBothScripts(profile, language)) }),
    },
    {
      title: AGE_LABEL[language],
      width: 7,
      cell: ({ profiles: [first, ...others] }) =>
        first && others.length === 0
          ? number(first.age)
          : { lines: [first, ...others].map((profile) => String(profile?.age ?? '')) },
    },
    {
      title: BIODATA_FIELDS.gotra.label[language],
      width: 15,
      cell: ({ profiles }) => ({ lines: profiles.map(({ gotra }) => shownName(gotra)) }),
    },
  ];
}

/** Return the candidate's name in the script of this language, then in the other script if it was given. */
function inBothScripts(profile: Named, language: Language): string {
  const name = nameOf(profile, language);
  const other = nameOf(profile, language === 'hi' ? 'en' : 'hi');
  return name === other ? name : `${name} (${other})`;
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
    { title: GRANDFATHER_LABEL[language], width: 26, cell: ({ user }) => text(shownName(user.Father)) },
    ...of(...SECOND),
    { title: AGE_LABEL[language], width: 6, cell: ({ age }) => number(age) },
    ...of(...own, ...LATE, ...family),
    { ...statusColumn(language), cell: ({ user }, index) => statusColumn(language).cell(user, index) },
    {
      title: LISTING_LABEL[language],
      width: 15,
      cell: ({ listing }) => text(LISTING_LABELS[listing][language]),
    },
    { title: titles.added, width: INSTANT, cell: ({ createdAt }) => ({ instant: createdAt }) },
  ];
}

function fieldColumn(name: BiodataField, language: Language): Column<Profile>[] {
  const facts = factsOf(name);
  if (!facts.sheet) return [];
  const cell = (profile: Profile): Cell => {
    const value = profile[name];
    if (typeof value === 'number') return number(value);
    return facts.kind === 'date' ? { day: value } : text(inWords(name, profile, language));
  };
  return [{ title: facts.label[language], width: facts.sheet, cell }];
}

/** Return a text of a biodata as the lists on the screen show it. */
function inWords(name: BiodataField, profile: Profile, language: Language): string {
  const value = String(profile[name]);
  const facts = factsOf(name);
  if (facts.kind === 'choice') return facts.choices[value]?.[language] ?? value;
  if (facts.kind === 'village') return VILLAGE_LABELS[profile.village][language];
  if (facts.kind === 'height') return value.replace(/^(\d)\.(\d\d?)'$/, '$1′ $2″');
  return facts.kind === 'text' ? shownName(value) : value;
}
