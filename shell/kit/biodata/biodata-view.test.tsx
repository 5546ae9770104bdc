import { factsOf, FIELD_NAMES, type BiodataField, type Profile } from '@pehchan/contract/biodata';
import { LANGUAGES, type Language } from '@pehchan/contract/messages';
import { describe, expect, it } from 'vitest';
import { buildProfile, buildUser, renderPage, screen } from '../testing/index.ts';
import { BiodataView } from './biodata-view.tsx';
import { inWords } from './words-of.ts';

const TEXTS = FIELD_NAMES.filter((name) => ['text', 'paragraph'].includes(factsOf(name).kind));
/** Every field is filled in, and each text is another one. */
const whole = buildProfile({
  ...Object.fromEntries(TEXTS.map((name) => [name, `Text of ${name}`])),
  fullnameHindi: 'आशा मेहता',
  dateOfBirth: '1999-05-05',
  age: 27,
  birthTime: '19:45',
  manglik: 'PARTLY',
  secondPhone: '9876500012',
  user: buildUser({ Father: 'KISHAN MEHTA' }),
});

async function show(profile: Profile, language: Language = 'en', tellsMissing = false) {
  renderPage(() => <BiodataView profile={profile} tellsMissing={tellsMissing} />, { as: null, language });
  await screen.findByRole('img');
  const terms = screen.getAllByRole('term');
  const facts = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''] as const);
  return new Map(facts);
}

/** Fields that the document shows in a sentence, not under their own label. */
const IN_SENTENCES: readonly BiodataField[] = [
  'fullname', 'fullnameHindi', 'dateOfBirth', 'nanihalVillage', 'nanaName',
  'noOfBrothers', 'noOfMarriedBrothers', 'noOfsisters', 'noOfMarriedSisters',
]; // prettier-ignore

describe('an opened biodata', () => {
  it.each(LANGUAGES)('shows every filled-in fact, each label once (%s)', async (language) => {
    const facts = await show(whole, language);
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual([...new Set(labels)]);
    for (const name of FIELD_NAMES.filter((each) => !IN_SENTENCES.includes(each))) {
      expect(facts.has(factsOf(name).label[language]), name).toBe(true);
    }
    for (const name of TEXTS) {
      expect(document.body.textContent.toLowerCase(), name).toContain(String(whole[name]).toLowerCase());
    }
    expect(whole.noOfBrothers).toBe(1);
    expect(facts.get({ en: 'Brothers and sisters', hi: 'भाई-बहन' }[language])).toMatch(/^1 /);
  });

  it('shows no label of a blank field, unless the viewer can fill it in', async () => {
    const facts = await show(buildProfile({ college: '' }));
    for (const name of [
      'college',
      'fatherWork',
      'secondPhone',
      'manglik',
      'motherGotra',
      'hobbies',
    ] as const) {
      expect(facts.has(factsOf(name).label.en), name).toBe(false);
    }
    expect(facts.has('Nanihal')).toBe(false);
  });

  it('shows an owner which facts are missing, but not those that few families ask', async () => {
    const facts = await show(buildProfile({ college: '' }), 'en', true);
    expect(facts.get('College')).toBe('Not given');
    expect(facts.has('Place of birth')).toBe(false);
  });

  it.each([
    [
      'en',
      ['Grand Father', 'Father', 'Daughter'],
      'Text of nanihalVillage · Text of nanaName · Gotra Text of motherGotra',
    ],
    ['hi', ['दादाजी', 'पिता', 'बेटी'], 'Text of nanihalVillage · Text of nanaName · गोत्र Text of motherGotra'],
  ] as const)(
    'begins with the family, from grandfather to candidate (%s)',
    async (language, line, nanihal) => {
      const facts = await show(whole, language);
      expect([...facts.keys()].slice(0, 3)).toEqual(line);
      expect(facts.get(line[0])).toMatch(/^KISHAN MEHTA$/i);
      expect([...facts][3]).toEqual([{ en: 'Nanihal', hi: 'ननिहाल' }[language], nanihal]);
    },
  );

  it.each([
    ['en', '5 May 1999 (27 years)', '7:45 pm'],
    ['hi', '5 मई 1999 (27 साल)', 'शाम 7:45 बजे'],
  ] as const)('writes day and time of birth in words (%s)', async (language, day, time) => {
    const facts = await show(whole, language);
    expect(facts.get({ en: 'Date of birth', hi: 'जन्म तिथि' }[language])).toBe(day);
    expect(facts.get(factsOf('birthTime').label[language])).toBe(time);
  });
});

describe('brothers and sisters', () => {
  it.each([
    [[0, 0, 0, 0], 'No brother or sister', 'भाई-बहन नहीं'],
    [[1, 0, 0, 0], '1 brother, unmarried · no sister', '1 भाई, शादी बाकी · बहन नहीं'],
    [[0, 0, 1, 1], 'no brother · 1 sister, married', 'भाई नहीं · 1 बहन, शादीशुदा'],
    [[2, 2, 2, 1], '2 brothers, married · 2 sisters, 1 married', '2 भाई, शादीशुदा · 2 बहनें, 1 शादीशुदा'],
    [[3, 0, 0, 0], '3 brothers, unmarried · no sister', '3 भाई, शादी बाकी · बहन नहीं'],
    [[1, 2, 0, 0], '1 brother, married · no sister', '1 भाई, शादीशुदा · बहन नहीं'],
  ] as const)('are one sentence: %o', async ([brothers, wed, sisters, wedSisters], en, hi) => {
    const profile = buildProfile({
      noOfBrothers: brothers,
      noOfMarriedBrothers: wed,
      noOfsisters: sisters,
      noOfMarriedSisters: wedSisters,
    });
    expect((await show(profile)).get('Brothers and sisters')).toBe(en);
    document.body.replaceChildren();
    expect((await show(profile, 'hi')).get('भाई-बहन')).toBe(hi);
  });
});

describe('a time of birth', () => {
  it.each([
    ['00:30', '12:30 am', 'रात 12:30 बजे'],
    ['04:00', '4:00 am', 'सुबह 4:00 बजे'],
    ['12:05', '12:05 pm', 'दोपहर 12:05 बजे'],
    ['21:10', '9:10 pm', 'रात 9:10 बजे'],
  ])('%s has the part of the day', async (birthTime, en, hi) => {
    expect((await show({ ...whole, birthTime })).get('Time of birth')).toBe(en);
    document.body.replaceChildren();
    expect((await show({ ...whole, birthTime }, 'hi')).get('जन्म का समय')).toBe(hi);
  });

  it('of an unknown spelling stays as it is', () => {
    expect(inWords('birthTime', 'dawn', String)).toBe('dawn');
  });
});
