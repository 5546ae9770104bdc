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

/** The search for a candidate, by that candidate's gotra rule. */
export type Suited = Ages & { gender: Gender; forProfile: string };

export const suitedTo = (child: Child, ages: Ages = agesFor(child)): Suited => ({
  gender: OTHER[child.gender],
  ...ages,
  forProfile: String(child.id),
});
