import { standingOf } from '@pehchan/contract/accounts';
import type { Profile } from '@pehchan/contract/biodata';
import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Cell } from './cell.ts';
import type { Words } from './words.ts';
import type { Column } from './workbook.ts';

const text = (text: string): Cell => ({ text });
const number = (number: number): Cell => ({ number });
const serial = (title: string): Column<unknown> => ({
  title,
  width: 7,
  cell: (_, index) => number(index + 1),
});

/** The columns of a list of accounts. */
export const userColumns = (say: Words): Column<UserWithProfiles>[] => [
  serial(say.serial),
  { title: say.name, width: 26, cell: ({ name }) => text(name) },
  { title: say.email, width: 30, cell: ({ email }) => text(email) },
  { title: say.phone, width: 13, cell: ({ phone }) => text(phone) },
  { title: say.father, width: 26, cell: ({ Father }) => text(Father) },
  { title: say.village, width: 15, cell: ({ village }) => text(village) },
  { title: say.status, width: 12, cell: (user) => text(say.standings[standingOf(user)]) },
  { title: say.standingSince, width: 17, cell: ({ standingSince }) => ({ instant: standingSince }) },
  { title: say.registered, width: 17, cell: ({ createdAt }) => ({ instant: createdAt }) },
  {
    title: say.biodata,
    width: 40,
    cell: ({ profiles }) => text(profiles.map(({ fullname }) => fullname).join(', ')),
  },
];

/** The columns of a list of biodata. */
export const profileColumns = (say: Words): Column<Profile>[] => [
  serial(say.serial),
  { title: say.name, width: 26, cell: ({ fullname }) => text(fullname) },
  { title: say.father, width: 26, cell: ({ father }) => text(father) },
  { title: say.grandfather, width: 26, cell: ({ user }) => text(user.Father) },
  { title: say.mother, width: 26, cell: ({ mother }) => text(mother) },
  { title: say.gender, width: 10, cell: ({ gender }) => text(say.genders[gender]) },
  { title: say.dateOfBirth, width: 13, cell: ({ dateOfBirth }) => ({ day: dateOfBirth }) },
  { title: say.age, width: 6, cell: ({ age }) => number(age) },
  { title: say.height, width: 8, cell: ({ height }) => text(height) },
  { title: say.gotra, width: 15, cell: ({ gotra }) => text(gotra) },
  { title: say.education, width: 22, cell: ({ education }) => text(education) },
  { title: say.college, width: 22, cell: ({ college }) => text(college) },
  { title: say.employedIn, width: 13, cell: ({ employedIn }) => text(say.employments[employedIn]) },
  { title: say.occupation, width: 20, cell: ({ occupation }) => text(occupation) },
  { title: say.organisation, width: 20, cell: ({ organisation }) => text(organisation) },
  { title: say.village, width: 15, cell: ({ village }) => text(village) },
  { title: say.city, width: 15, cell: ({ currentLiveCity }) => text(currentLiveCity) },
  { title: say.phone, width: 13, cell: ({ phone }) => text(phone) },
  { title: say.brothers, width: 9, cell: ({ noOfBrothers }) => number(noOfBrothers) },
  { title: say.marriedBrothers, width: 16, cell: ({ noOfMarriedBrothers }) => number(noOfMarriedBrothers) },
  { title: say.sisters, width: 9, cell: ({ noOfsisters }) => number(noOfsisters) },
  { title: say.marriedSisters, width: 16, cell: ({ noOfMarriedSisters }) => number(noOfMarriedSisters) },
  { title: say.status, width: 12, cell: ({ user }) => text(say.standings[standingOf(user)]) },
  { title: say.added, width: 17, cell: ({ createdAt }) => ({ instant: createdAt }) },
];
