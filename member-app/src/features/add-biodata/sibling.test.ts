import { buildProfile } from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import { sharedWith, siblingsOf } from './sibling.ts';

const asha = buildProfile({
  gender: 'FEMALE',
  gotra: 'KASHYAP',
  mother: 'KAMLA MEHTA',
  motherGotra: '',
  fatherWork: 'CLOTH SHOP, SURAT',
  nanihalVillage: 'SUMERPUR',
  secondPhone: '9876500012',
  birthPlace: 'SIROHI',
  lookingFor: 'B.Com',
  noOfBrothers: 2,
  noOfMarriedBrothers: 1,
  noOfsisters: 1,
  noOfMarriedSisters: 0,
});

it('copies what siblings share, but no blank values and none of the candidate’s own', () => {
  const shared = sharedWith(asha);
  expect(shared).toMatchObject({
    gotra: 'KASHYAP',
    mother: 'KAMLA MEHTA',
    fatherWork: 'CLOTH SHOP, SURAT',
    nanihalVillage: 'SUMERPUR',
    secondPhone: '9876500012',
  });
  for (const name of ['motherGotra', 'fullname', 'height', 'noOfBrothers', 'birthPlace', 'lookingFor']) {
    expect(shared).not.toHaveProperty(name);
  }
});

it.each([
  ['a brother', 'MALE', { noOfBrothers: '1', noOfsisters: '2' }],
  ['a sister', 'FEMALE', { noOfBrothers: '2', noOfsisters: '1' }],
] as const)('recounts brothers and sisters for %s', (_, gender, counts) => {
  expect(siblingsOf(gender, asha)).toEqual({
    ...counts,
    noOfMarriedBrothers: '1',
    noOfMarriedSisters: '0',
  });
});

it('never counts fewer than zero siblings', () => {
  const alone = { ...asha, noOfBrothers: 0 };
  expect(siblingsOf('MALE', alone)).toMatchObject({ noOfBrothers: '0' });
});
