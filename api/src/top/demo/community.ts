import type { AccountStatus } from '@pehchan/contract/accounts';
import { type Employment, GENDERS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { DEMO_ADMIN_PHONE } from '@pehchan/operating';
import type { CreationAttributes } from 'sequelize';
import type { UserRow } from '../../identity/accounts/index.ts';
import type { Profile } from '../../register/biodata/index.ts';
import { gotrasOf } from './gotras.ts';
import { inHindi } from './names-in-hindi.ts';
import {
  ABOUT,
  ABOUT_FAMILY,
  CITIES,
  DAUGHTERS,
  HEIGHTS,
  HOBBIES,
  MEN,
  MOTHERS,
  SONS,
  STUDIES,
  SURNAMES,
} from './names.ts';
import { type Random, seededRandom } from './random.ts';

type DemoBiodata = Omit<CreationAttributes<Profile>, 'userId'>;
export type DemoFamily = Omit<
  UserRow,
  | 'id'
  | 'passwordHash'
  | 'photoKey'
  | 'sessionVersion'
  | 'noticeReadAt'
  | 'emailConfirmedAt'
  | 'recoveryBy'
  | 'recoveryAt'
  | 'recoveryUsedAt'
  | 'hasBlocks'
> & {
  biodata: DemoBiodata[];
};

const FAMILIES = 120;
const BIODATA = 200;
const DAY = 24 * 60 * 60 * 1000;
/** Demo families register every other day, and administrators decide on them within five days. */
const BETWEEN = 2 * DAY;
const DECIDED_WITHIN = 5;
/** The sign-ins in the README: administrator, approved, pending, rejected, approved without biodata. */
const KNOWN: readonly { status: AccountStatus; biodata: number }[] = [
  { status: 'approved', biodata: 1 },
  { status: 'approved', biodata: 2 },
  { status: 'pending', biodata: 1 },
  { status: 'rejected', biodata: 1 },
  { status: 'approved', biodata: 0 },
];

/** Return the same 120 families with 200 candidates each time, with dates that count back from now. */
export function demoCommunity(now = new Date()): DemoFamily[] {
  const random = seededRandom(11);
  const families = Array.from({ length: FAMILIES }, (_, index) => family(index, random, now));
  let left = BIODATA - families.reduce((sum, { biodata }) => sum + biodata.length, 0);
  // Give the remaining biodata to families that have some, so that several have three and others have zero.
  for (let index = KNOWN.length; left > 0; index = index + 1 < FAMILIES ? index + 1 : KNOWN.length) {
    const owner = families[index];
    if (!owner || owner.biodata.length === 0) continue;
    owner.biodata.push(biodata(owner, random));
    left -= 1;
  }
  for (const child of withoutAnswer(families)) child.listing = 'lapsed';
  return families;
}

/** Return the biodata of two families that did not answer whether they still look for a match. */
const withoutAnswer = (families: DemoFamily[]): DemoBiodata[] =>
  families
    .slice(KNOWN.length)
    .filter(({ status, biodata }) => status === 'approved' && biodata.length === 1)
    .slice(6, 8)
    .flatMap(({ biodata }) => biodata);

function family(index: number, random: Random, now: Date): DemoFamily {
  const known = KNOWN[index];
  const surname = random.pick(SURNAMES);
  const father = random.pick(MEN);
  const createdAt = new Date(now.getTime() - (FAMILIES - index) * BETWEEN + random.below(DAY / 2));
  const decidedAt = createdAt.getTime() + (1 + (index % DECIDED_WITHIN)) * DAY;
  const family: DemoFamily = {
    fullName: `${father} ${surname}`,
    fatherName: `${random.pick(MEN)} ${surname}`,
    email: `${father.toLowerCase()}.${surname.toLowerCase()}${index + 1}@example.org`,
    phone: String(Number(DEMO_ADMIN_PHONE) + index),
    village: VILLAGES[index % VILLAGES.length] ?? 'DANTRAI',
    role: index === 0 ? 'ADMIN' : 'USER',
    status: known?.status ?? randomStatus(random),
    language: 'en',
    statusSince: createdAt,
    createdAt,
    updatedAt: createdAt,
    biodata: [],
  };
  if (family.status !== 'pending') family.statusSince = new Date(Math.min(decidedAt, now.getTime()));
  const children = known?.biodata ?? (random.chance(0.07) ? 0 : 1);
  for (let child = 0; child < children; child += 1) family.biodata.push(biodata(family, random));
  return family;
}

function randomStatus(random: Random): AccountStatus {
  if (random.chance(0.7)) return 'approved';
  return random.chance(0.6) ? 'pending' : 'rejected';
}

function biodata(owner: DemoFamily, random: Random): DemoBiodata {
  const gender = random.pick(GENDERS);
  const [education, college, occupation] = random.pick(STUDIES);
  const surname = owner.fullName.split(' ')[1] ?? '';
  const brothers = random.below(3);
  const sisters = random.below(3);
  const createdAt = new Date(owner.createdAt.getTime() + owner.biodata.length * 1000);
  const fullName = `${random.pick(gender === 'MALE' ? SONS : DAUGHTERS)} ${surname}`;
  return {
    ownerStatus: owner.status,
    fullName,
    fullNameHindi: Number(owner.phone) % 3 === 0 ? '' : inHindi(fullName),
    listing: 'open',
    candidateKnowsSince: createdAt,
    gender,
    // Dates of birth are fixed. The youngest candidate was 21 before the first demo community was made.
    dateOfBirth: new Date(Date.UTC(1988 + random.below(16), random.below(12), 1 + random.below(28)))
      .toISOString()
      .slice(0, 10),
    height: random.pick(HEIGHTS),
    city: random.pick(CITIES),
    aboutFamily: random.pick(ABOUT_FAMILY),
    phone: owner.phone,
    village: owner.village,
    fatherName: owner.fullName,
    motherName: `${random.pick(MOTHERS)} ${surname}`,
    ...gotrasOf(owner),
    education,
    college,
    ...work(owner, random, occupation, surname),
    brothers,
    marriedBrothers: random.below(brothers + 1),
    sisters,
    marriedSisters: random.below(sisters + 1),
    aboutMe: random.pick(ABOUT),
    hobbies: hobbies(random),
    aboutCareer: '',
    aboutEducation: '',
    createdAt,
    updatedAt: createdAt,
  };
}

function hobbies(random: Random): string {
  const first = random.pick(HOBBIES);
  return `${first}, ${random.pick(HOBBIES.filter((hobby) => hobby !== first)).toLowerCase()}`;
}

const EMPLOYED: readonly Employment[] = ['PRIVATE', 'GOVT', 'BUSINESS'];

function work({ phone }: DemoFamily, random: Random, occupation: string, surname: string) {
  const employment = random.pick(EMPLOYED);
  const organisation = random.chance(0.5) ? `${surname} & SONS` : '';
  const rest = Number(phone) % 10;
  if (rest < 8) return { employment, occupation, organisation };
  const notEmployed: Employment = rest === 8 ? 'STUDYING' : 'AT_HOME';
  return { employment: notEmployed, occupation: '', organisation: '' };
}
