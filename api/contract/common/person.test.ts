import { describe, expect, test } from 'vitest';
import { ValidationError, type AnySchema } from 'yup';
import { biodataRules } from '../biodata/index.ts';
import { personName, placeName } from './person.ts';

const name = personName('invalid.fullname');

function problemOf(rule: AnySchema, text: string, stored: object = {}): string | undefined {
  try {
    rule.validateSync(text, { abortEarly: false, context: { stored } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner.map(({ message }) => message).join() : error.message;
  }
}

describe('names', () => {
  // prettier-ignore
  test.each([
    "D'Souza", 'D’Souza', 'D´Souza', 'S. K. Sharma', 'S.K.SHARMA', 'Mohd. Ali', 'Mohd.Ali', 'Ch.Ramesh',
    'Dr.Bharat', 'Dr. A.K. Sharma', 'A . K . Sharma', 'राम/लक्ष्मण', 'दु:खहरण', 'Ram (Ramu)',
    'Ankit “Guddu”', 'Ankit "Guddu"', 'A/p', 'Shri Ram S/O Shyam', 'Ram – Lakshman', 'Anne-Marie', 'René',
    'कु. सीता', 'कु.सीता', 'कु॰ सीता', 'डॉ.भारती', 'राम।', 'क्\u200dषमा', 'राज्\u200cय', 'ज़ीनत',
    'ॐ प्रकाश', 'हाँजी', 'પ્રિયા પટેલ', 'ਪ੍ਰੀਤ ਕੌਰ', 'பிரியா', 'അനുപമ', 'প্রিয়া', 'ଓଡ଼ିଆ', 'తెలుగు',
    'محمد علي', 'e\u0301toile',
  ])('accepts the name %s', (text) => expect(problemOf(name, text)).toBeUndefined());

  // prettier-ignore
  test.each([
    'evil.example/pay', 'EVIL.EXAMPLE', 'Ram evil.example', 'www evil', 'Ramesh Www.Evil', 'HTTPS EVIL',
    'ram//evil', 't.me/ram', 'bit.ly', 'a.co', 'ＥＶＩＬ．ＥＸＡＭＰＬＥ', 'ＨＴＴＰＳ：／／ＥＶＩＬ', 'ｗｗｗ．evil',
    'evil\u2024example', 'evil . com', 'evil. com', 'evil .co .in', 'evil(.)com', 'evil (dot) com',
    'evil।com', 'mailto:ram', 'e\u200dvil.exa\u200dmple', 'e\u0330vil.example', 'євіл.example',
  ])('rejects the web address %s as a name', (text) => expect(problemOf(name, text)).toBe('invalid.name'));

  // prettier-ignore
  test.each([
    '<B>X</B>', '＜ram', 'ram@evil.example', 'ram＠evil', 'ram evil。example', 'RAM 2', 'राम २', 'RAM_LAL',
    '=RAM', '+RAM', 'RAM & SITA', '{name}', 'RAM|LAL', 'RAM\\LAL', 'RAM;LAL', '😀😀😀', 'RAM ❤', '½ RAM',
    'RAM\u2800',
  ])('rejects the sign in the name %s', (text) => expect(problemOf(name, text)).toBe('invalid.sign'));

  // prettier-ignore
  test.each([
    '...', '---', '( )(', '“”’', '\u0301RAM', 'RAM \u0301\u0301', '\u093fराम', `R${'\u0336'.repeat(9)}AM`,
    `${'\u0488'.repeat(5)}RAM`, `क${'\u093e'.repeat(6)}खग`, 'RAM\u3164', 'RAM\ufe0f\ufe0f',
  ])('rejects a name of signs and piled marks: %j', (text) =>
    expect(problemOf(name, text)).toBe('invalid.name.letters'),
  );

  test('accepts a stored name until it is changed', () => {
    const { father, gotra, fullnameHindi } = biodataRules;
    for (const rule of [name, father, gotra]) {
      expect(problemOf(rule, 'RAM 2', { '': 'RAM 2' })).toBeUndefined();
      expect(problemOf(rule, 'RAM 3', { '': 'RAM 2' })).toBe('invalid.sign');
    }
    expect(problemOf(name, 'Ram  2', { '': 'Ram  2' })).toBeUndefined();
    expect(problemOf(fullnameHindi, 'राम @', { '': 'राम @' })).toBeUndefined();
    expect(problemOf(name, 'AB', { '': 'AB' })).toBe('invalid.fullname');
  });
});

test.each(['father', 'mother', 'gotra', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra'] as const)(
  '%s of a biodata has the rule for names',
  (field) => {
    expect(problemOf(biodataRules[field], 'EVIL.EXAMPLE/PAY')).toBe('invalid.name');
    expect(problemOf(biodataRules[field], 'RAM 2')).toBe('invalid.sign');
  },
);

describe('cities', () => {
  const city = placeName('invalid.city');
  test.each([
    'Navi Mumbai 400001',
    'Sector-14',
    'Daman & Diu',
    'Mt.Abu',
    'H.S.R. Layout',
    'मुंबई ४',
    'New York, USA',
  ])('accepts the city %s', (text) => expect(problemOf(city, text)).toBeUndefined());
  test.each([
    ['evil.example', 'invalid.name'],
    ['pune@evil', 'invalid.sign'],
    ['400 001', 'invalid.name.letters'],
  ])('rejects the city %s', (text, problem) => expect(problemOf(city, text)).toBe(problem));
});
