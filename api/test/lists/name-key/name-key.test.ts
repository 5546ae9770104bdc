import { describe, expect, test } from 'vitest';
import { HELD_OUT_DIFFERENT, HELD_OUT_SAME } from './held-out-pairs.ts';
import {
  isSameName,
  KEY_LENGTH,
  keysOfParts,
  nameKeys,
} from '../../../src/ground/lists/name-key/name-key.ts';
import { pairsOf } from './pairs-of.ts';
import { TUNING_DIFFERENT, TUNING_SAME } from './tuning-pairs.ts';

describe('keys of names', () => {
  test.each(pairsOf(TUNING_SAME))('$one and $other have the same key', ({ one, other }) => {
    expect(isSameName(one, other), `${nameKeys(one).join()} ${nameKeys(other).join()}`).toBe(true);
  });

  test.each(pairsOf(TUNING_DIFFERENT))('$one and $other have different keys', ({ one, other }) => {
    expect(isSameName(one, other)).toBe(false);
  });

  test('keys match 95 % of spellings that no rule was made for, with at most 2 % wrong matches', () => {
    const known = pairsOf(HELD_OUT_SAME).filter(({ one, other }) => isSameName(one, other)).length;
    const mistaken = pairsOf(HELD_OUT_DIFFERENT).filter(({ one, other }) => isSameName(one, other)).length;
    expect(pairsOf(HELD_OUT_SAME).length).toBeGreaterThanOrEqual(150);
    expect(known / pairsOf(HELD_OUT_SAME).length).toBeGreaterThanOrEqual(0.95);
    expect(known / (known + mistaken)).toBeGreaterThanOrEqual(0.98);
  });

  test.each([
    'Shri', 'Shree', 'Shrimati', 'Smt.', 'Sushri', 'Dr.', 'Doctor', 'Kumari', 'Ku.', 'Mr', 'Mrs.', 'Miss', 'Late', 'Late Sh.', 'Sv.',
    'Swa.', 'Er.', 'Engineer', 'Adv.', 'Advocate', 'CA', 'C.A.', 'CS', 'Prof.', 'Capt.', 'Kunwar', 'Kr.', 'Thakur', 'Seth', 'Pandit', 'Master',
    'Chi.', 'Lt. Col.', 'Dr. Smt.',
    'श्री', 'श्रीमान', 'श्रीमती', 'सुश्री', 'डॉ.', 'डा.', 'डॉक्टर', 'कुमारी', 'कु.', 'मिस', 'स्व.', 'स्व॰', 'स्वः', 'स्व. श्री', 'स्वर्गीय',
    'इंजी.', 'इंजीनियर', 'एडवोकेट', 'अधिवक्ता', 'सी.ए.', 'सीए', 'कुँवर', 'कुंवर', 'ठा.', 'ठाकुर', 'सेठ', 'पं.', 'पंडित', 'मास्टर', 'चि.', 'सौ.', 'आयुष्मती',
  ])('a name has the same key with and without the title %s, in both scripts', (title) => {
    for (const name of ['RAMESH SUTHAR', 'रमेश सुथार']) {
      expect(nameKeys(`${title} ${name}`)).toEqual(nameKeys(name));
      expect(keysOfParts(`${title} ${name}`)).toEqual(keysOfParts(name));
      expect(isSameName(`${title} ${name}`, 'Ramesh Sutar')).toBe(true);
    }
  }); // prettier-ignore

  test.each([
    'डा: अंकित',
    'अंकित "गुड्डू"',
    'अंकित ‘गुड्डू’',
    'अंकित “गुड्डू”',
    'अंकित – गुड्डू',
    'अंकित/गुड्डू',
    'अंकित।',
    'अंकित\u2011गुड्डू',
    'अंकित — „गुड्डू“',
  ])('a name with punctuation is found by its first word: %s', (name) => {
    expect(keysOfParts(name).filter((key) => key.startsWith(nameKeys('Ankit').join()))).not.toEqual([]);
  });

  test('a name is found by each of its words', () => {
    const keys = keysOfParts('RAMESH KUMAR सुथार');
    for (const typed of ['रमेश', 'कुमार', 'suthar', 'Kumar Sutar']) {
      expect(
        keys.some((key) => nameKeys(typed).some((start) => key.startsWith(start))),
        typed,
      ).toBe(true);
    }
  });

  test('a key is the same for composed and decomposed letters, either case and extra spaces', () => {
    expect(nameKeys('राठौड़'.normalize('NFC'))).toEqual(nameKeys('राठौड़'.normalize('NFD')));
    expect(nameKeys('  ÁSHA   ')).toEqual(nameKeys('asha'));
  });

  test.each(['', '   ', '9876543210', 'a@example.org', 'é%_', 'પ્રિયા', '्', '😀'])(
    'the text %o has no key',
    (text) => {
      expect([nameKeys(text), keysOfParts(text)]).toEqual([[], []]);
    },
  );

  test('a text of a hundred letters has short keys, and at most 32', () => {
    const keys = ['KA RI '.repeat(16), 'घ'.repeat(100), 'ड़ा '.repeat(33)].flatMap(keysOfParts);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(KEY_LENGTH);
    expect(keys.length).toBeLessThanOrEqual(3 * 32);
  });
});
