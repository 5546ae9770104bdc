import { ofEachField, type Profile } from '@pehchan/contract/biodata';
import { describe, expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

const blank = ofEachField(() => '');
const asha = {
  ...blank,
  id: 1,
  fullname: 'ASHA KANWAR RATHORE',
  fullnameHindi: 'आशा कंवर राठौड़',
  gender: 'FEMALE',
  dateOfBirth: '1999-05-05T00:00:00.000Z',
  age: 27,
  height: "5.4'",
  village: 'DANTRAI',
  currentLiveCity: 'SURAT',
  gotra: 'SOLANKI',
  phone: '9829012345',
  education: 'B.COM, MBA',
  college: 'GOVT COLLEGE OF ARTS',
  employedIn: 'GOVT',
  occupation: 'TEACHER',
  father: 'KISHAN SINGH',
  mother: 'PURNIMA DEVI',
  motherGotra: 'CHAUHAN',
  noOfBrothers: 2,
  noOfMarriedBrothers: 1,
  noOfsisters: 1,
  noOfMarriedSisters: 0,
  aboutmyfamily: 'We farm.',
} as unknown as Profile;
const owner = { isApproved: true, grandfather: 'BHANWAR SINGH' };

const factsOf = (language: 'en' | 'hi', profile = asha) =>
  pageOf(profile, owner, language, '').sections.map(({ title, facts }) => [
    title,
    facts.map(({ label, value }) => `${label}: ${value}`),
  ]);

describe('the text of a sheet', () => {
  test('has the facts in the order of a printed biodata, without blank ones', () => {
    expect(factsOf('en')).toEqual([
      ['Personal', ['Date of birth: 5 May 1999', 'Height: 5 ft 4 in', 'Gotra: Solanki']],
      [
        'Education and work',
        [
          'Education: B.COM, MBA',
          'College: Govt College of Arts',
          'Employed in: Government',
          'Occupation: Teacher',
        ],
      ],
      [
        'Family',
        [
          'Father: Kishan Singh',
          'Mother: Purnima Devi',
          'Grand Father: Bhanwar Singh',
          'Mother’s gotra: Chauhan',
          'Brothers and sisters: 2 brothers (1 married), 1 sister',
          'About my family: We farm.',
        ],
      ],
      ['About', []],
      ['Contact', ['Village: Dantrai', 'City: Surat', 'Mobile no.: 98290 12345']],
    ]);
  });

  test('is Hindi with the Hindi name first', () => {
    const page = pageOf(asha, owner, 'hi', '');
    expect([page.title, page.name, page.otherName]).toEqual([
      'बायोडाटा',
      'आशा कंवर राठौड़',
      'Asha Kanwar Rathore',
    ]);
    expect(page.summary).toBe('27 साल · Teacher · दांतराई');
    expect(factsOf('hi').flat(2)).toContain('जन्म तिथि: 5 मई 1999');
    expect(factsOf('hi').flat(2)).toContain('भाई-बहन: 2 भाई (1 की शादी हो गई), 1 बहन');
  });

  test('has every field of the table somewhere, except the gender', () => {
    const profile = {
      ...asha,
      ...ofEachField((name) => (name === 'height' ? "5.4'" : `WORD ${name}`)),
      dateOfBirth: asha.dateOfBirth,
      village: asha.village,
      noOfBrothers: 3,
      noOfMarriedBrothers: 2,
      noOfsisters: 3,
      noOfMarriedSisters: 2,
    } as unknown as Profile;
    const page = JSON.stringify(pageOf(profile, owner, 'en', '')).toLowerCase();
    for (const [name, value] of Object.entries(profile)) {
      if (name === 'gender' || !String(value).startsWith('WORD')) continue;
      expect(page, name).toContain(String(value).toLowerCase());
    }
  });

  test('has the foot for an approved account only, and the heading of the settings', () => {
    expect(pageOf(asha, owner, 'en', '').foot).toBe('Pehchan / पहचान पर पक्का परिवार');
    const page = pageOf(asha, { ...owner, isApproved: false }, 'en', '॥ श्री ॥');
    expect([page.foot, page.heading]).toEqual(['', '॥ श्री ॥']);
  });
});
