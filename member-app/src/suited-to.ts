import { MIN_AGE, type Gender, type Profile } from '@pehchan/contract/biodata';

/** Years by which a suitable biodata can be younger or older than the own candidate. */
const YEARS = 5;

const OTHER: Record<Gender, Gender> = { MALE: 'FEMALE', FEMALE: 'MALE' };

type Child = Pick<Profile, 'gender' | 'age'>;

export const lookingOf = <Own extends Pick<Profile, 'listing'>>(children: readonly Own[]): Own[] =>
  children.filter(({ listing }) => listing !== 'settled');

export function suitedTo(children: readonly [Child, ...Child[]]) {
  const ages = children.map(({ age }) => age);
  return {
    gender: OTHER[children[0].gender],
    minAge: String(Math.max(MIN_AGE, Math.min(...ages) - YEARS)),
    maxAge: String(Math.max(...ages) + YEARS),
  };
}
