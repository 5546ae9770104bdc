import { EMPLOYMENTS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { inHindi, seededDraw, words, zipf, type Draw } from './draws.ts';

/** Column values in the order of `USER_COLUMNS` and `PROFILE_COLUMNS`. */
type Row = readonly (string | number)[];

export const USER_COLUMNS = [
  'id', 'fullName', 'fatherName', 'email', 'phone', 'passwordHash', 'village', 'role', 'status', 'language', 'createdAt',
  'updatedAt',
] as const; // prettier-ignore
export const PROFILE_COLUMNS = [
  'userId', 'ownerStatus', 'fullName', 'fullNameHindi', 'gender', 'dateOfBirth', 'height', 'city', 'gotra', 'phone', 'village', 'fatherName',
  'motherName', 'education', 'college', 'employment', 'occupation', 'organisation', 'brothers', 'marriedBrothers', 'sisters',
  'marriedSisters', 'aboutMe', 'hobbies', 'aboutFamily', 'aboutCareer', 'aboutEducation', 'createdAt', 'updatedAt',
] as const; // prettier-ignore

/** Ids below are those of the accounts that the bench signs in with. */
const FIRST_ID = 1001;

const SONS = ['ROHIT', 'RAHUL', 'VIKAS', 'KUNAL', ...words(1500, 2, 1), ...words(1500, 3, 2)];
const DAUGHTERS = ['PRIYA', 'POOJA', 'NEHA', 'KAVITA', ...words(1500, 2, 3), ...words(1500, 3, 4)];
/** What people look for: the beginnings of names that many have, that few have, and family names. */
export const SEARCHED = () =>
  [SONS, DAUGHTERS, SURNAMES].flatMap((names) =>
    [0, 1, 2, 5, 9, 20, 50, 99].map((rank) => names[rank] ?? ''),
  );
/** The same of cities. */
export const SEARCHED_CITIES = () => [0, 1, 2, 3, 4, 9, 30, 99].map((rank) => CITIES[rank] ?? '');

const SURNAMES = ['SUTHAR', 'PRAJAPAT', 'MALI', 'RAWAL', ...words(116, 3, 5)];
const CITIES = ['MUMBAI', 'AHMEDABAD', 'SIROHI', 'SURAT', 'ABU ROAD', ...words(195, 3, 6)];
const STUDIES = [
  'B.COM',
  'B.E. COMPUTER',
  'M.COM',
  'B.ED',
  'M.B.B.S.',
  'B.A.',
  'DIPLOMA CIVIL',
  ...words(40, 2, 7),
];

const pickSon = zipf(SONS, 1);
const pickDaughter = zipf(DAUGHTERS, 1);
const pickSurname = zipf(SURNAMES, 1);
const pickMiddle = zipf(['KUMAR', 'LAL', 'DEVI', 'CHAND', ...words(36, 2, 8)], 1);
const pickVillage = zipf(VILLAGES, 0.8);
const pickCity = zipf(CITIES, 1);
const pickGotra = zipf(words(40, 3, 9), 0.8);
const pickStudy = zipf(STUDIES, 0.8);

const SENTENCES = [
  'Cheerful, fond of family and of good food, and always ready to help when somebody in the house needs it.',
  'Calm and hard working; likes to spend Sundays in the village with the grandparents and the cousins.',
  'Curious about the world, reads a lot, and would like to go on studying after the wedding.',
];
const DAY = 24 * 60 * 60 * 1000;
const BEGAN = Date.parse('2015-01-01T00:00:00Z');

/** Two children in two families of three, one in the third: 0.6 accounts for each biodata. */
const childrenOf = (family: number) => (family % 3 === 0 ? 1 : 2);

/** How many families have as many sons and daughters together. */
export function familiesFor(biodata: number): number {
  let families = 0;
  for (let left = biodata; left > 0; left -= childrenOf(families), families += 1);
  return families;
}

interface Family {
  readonly id: number;
  readonly draw: Draw;
  readonly surname: string;
  readonly father: string;
  readonly village: string;
  readonly status: string;
  readonly phone: string;
  readonly createdAt: string;
}

/** Always the same one for its number, whichever table is being written. */
function family(number: number): Family {
  const draw = seededDraw(number * 7919);
  const standing = draw();
  const surname = pickSurname(draw);
  return {
    id: FIRST_ID + number,
    draw,
    surname,
    father: `${pickSon(draw)} ${surname}`,
    village: pickVillage(draw),
    status: standing < 0.85 ? 'approved' : standing < 0.94 ? 'pending' : 'rejected',
    phone: String(6_000_000_000 + number),
    createdAt: moment(BEGAN + number * 5 * 60 * 1000),
  };
}

export function userRow(number: number): Row {
  const { id, father, surname, phone, village, status, createdAt, draw } = family(number);
  const email = `${father.toLowerCase().replace(' ', '.')}${number}@example.org`;
  const grandfather = `${pickSon(draw)} ${surname}`;
  return [id, father, grandfather, email, phone, 'none', village, 'USER', status, 'en', createdAt, createdAt];
}

export function* profileRows(number: number): Generator<Row> {
  const { id, draw, surname, father, village, status, phone, createdAt } = family(number);
  for (let child = 0; child < childrenOf(number); child += 1) {
    const isSon = draw() < 0.52;
    const first = isSon ? pickSon(draw) : pickDaughter(draw);
    const middle = draw() < 0.15 ? `${pickMiddle(draw)} ` : '';
    // About 20 to 45 years, most of them near 27.
    const age = 20 + (draw() + draw() * draw()) * 12.5;
    const born = new Date(Date.parse('2026-01-01') - age * 365.25 * DAY).toISOString().slice(0, 10);
    const brothers = Math.floor(draw() * 4);
    const sisters = Math.floor(draw() * 4);
    const fullName = `${first} ${middle}${surname}`;
    const say = () => SENTENCES[Math.floor(draw() * SENTENCES.length)] ?? '';
    yield [
      id, status, fullName, draw() < 0.4 ? inHindi(fullName) : '', isSon ? 'MALE' : 'FEMALE', born, `5.${Math.floor(draw() * 11)}'`,
      pickCity(draw), pickGotra(draw), phone, village, father, `${pickDaughter(draw)} ${surname}`, pickStudy(draw),
      'SIROHI COLLEGE', EMPLOYMENTS[Math.floor(draw() * EMPLOYMENTS.length)] ?? 'PRIVATE', 'ACCOUNTANT',
      draw() < 0.5 ? `${surname} & SONS` : '', brothers, Math.floor(draw() * (brothers + 1)), sisters,
      Math.floor(draw() * (sisters + 1)), say(), 'Reading, cricket', say(), '', '', createdAt, createdAt,
    ]; // prettier-ignore
  }
}

const moment = (time: number) => new Date(time).toISOString().slice(0, 23).replace('T', ' ');
