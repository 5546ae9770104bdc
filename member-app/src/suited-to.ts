import { MIN_AGE, type Gender, type Profile } from '@pehchan/contract/biodata';

/** Years by which a suitable biodata differs at most. By custom the man is not the younger one. */
const YEARS = 8;

const OTHER: Record<Gender, Gender> = { MALE: 'FEMALE', FEMALE: 'MALE' };

export type Child = Pick<Profile, 'id' | 'gender' | 'age'>;
export type Ages = { minAge: string; maxAge: string };

export const lookingOf = <Own extends Pick<Profile, 'listing'>>(children: readonly Own[]): Own[] =>
  children.filter(({ listing }) => listing !== 'settled');

export function agesFor({ gender, age }: Child): Ages {
  const [youngest, oldest] = gender === 'MALE' ? [age - YEARS, age] : [age, age + YEARS];
  return { minAge: String(Math.max(MIN_AGE, youngest)), maxAge: String(Math.max(MIN_AGE, oldest)) };
}

/** Return the search for candidates of one gender. The gotra rule of the first one applies. */
export function suitedTo(children: readonly [Child, ...Child[]], agesOf: (child: Child) => Ages = agesFor) {
  const [{ id, gender }] = children;
  const ages = children.map(agesOf);
  // A family may have removed one of the two ages: then there is no limit.
  const limit = (pick: (...ages: number[]) => number, values: string[]) =>
    values.includes('') ? '' : String(pick(...values.map(Number)));
  const search: Record<'gender' | keyof Ages | 'forProfile', string> & { gender: Gender } = {
    gender: OTHER[gender],
    minAge: limit(Math.min, ages.map(({ minAge }) => minAge)), // prettier-ignore
    maxAge: limit(Math.max, ages.map(({ maxAge }) => maxAge)), // prettier-ignore
    forProfile: String(id),
  };
  return search;
}
