import { describe, expect, test } from 'vitest';
import { email, plainEmail, resetPasswordSchema } from '../accounts/index.ts';
import { personName } from './person.ts';
import { biodataRules } from '../biodata/index.ts';
import { capitals, folded, lettersIn, line, paragraph } from './text.ts';

const ZWJ = '\u200d';
const ZWNJ = '\u200c';

describe('one line', () => {
  test.each([
    ['zero-width blanks', 'RA\u200bVI\u2060', 'RAVI'],
    ['a byte order mark', '\ufeffRA\ufeffVI', 'RAVI'],
    ['soft hyphens', 'RA\u00adVI', 'RAVI'],
    ['what turns the writing round', '\u202eRTL NAME\u202c \u2066X\u2069', 'RTL NAME X'],
    ['control characters', 'RA\u0000\u0001\u001b\u007f\u0085VI', 'RAVI'],
    ['blanks that they stood between', 'RAVI \u200b SUTHAR \u200b', 'RAVI SUTHAR'],
  ])('loses %s', (_, typed, kept) => expect(folded(typed)).toBe(kept));

  test.each([
    ['tabs', 'RAVI\tSUTHAR'],
    ['line breaks', 'RAVI\r\n\vSUTHAR'],
    ['blanks of other widths', ' RAVI\u00a0\u3000SUTHAR\u2028'],
  ])('has one blank for %s', (_, typed) => expect(folded(typed)).toBe('RAVI SUTHAR'));

  test.each([`क्${ZWJ}ष`, `श्${ZWJ}री`, `राज्${ZWNJ}य`, 'प्रिया', '👩‍👩‍👧', '❤️'])('keeps %s', (text) =>
    expect(folded(text)).toBe(text.normalize('NFC')),
  );

  test.each([
    ['ज़'.normalize('NFC'), 1],
    ['\u095b', 1],
    ['श्री', 2],
    ['ओम', 2],
    ['É', 1],
    [`क्${ZWJ}ष`, 2],
    ['😀', 1],
  ])('counts the letters of %s: %i', (text, letters) => expect(lettersIn(text)).toBe(letters));

  test.each(['ß', 'ẞ', 'ss', 'SS'])('has the same capitals for %s', (text) =>
    expect(capitals(9).cast(`Wei${text}`)).toBe('WEISS'),
  );

  test('has one capital for a small letter of two characters', () =>
    expect(capitals(9).cast('i̇zmi̇r')).toBe('İZMİR'));

  test('is measured by what is kept', () =>
    expect(line(4).isValidSync(`\u202eRAVI${'\u200b'.repeat(9)}`)).toBe(true));
});

describe('a paragraph', () => {
  test.each([
    ['line breaks and tabs', ' One\r\n\tTwo\rThree\n\nFour ', 'One\n\tTwo\nThree\n\nFour'],
    ['line breaks of word processors', 'One\vTwo\fThree', 'One\nTwo\nThree'],
    ['the joiners of Hindi', `क्${ZWJ}ष राज्${ZWNJ}य`, `क्${ZWJ}ष राज्${ZWNJ}य`],
    ['nothing that nobody sees', '\u200b\u202eOne\u0000\u0007\ufeff \u200b', 'One'],
  ])('keeps %s', (_, typed, kept) => expect(paragraph(99).cast(typed)).toBe(kept));
});

describe('a name', () => {
  const name = personName('invalid.fullname');

  test.each(['RAM', 'रवि', 'उमा', `श्${ZWJ}री`, 'A. B. C', 'A B', "D'SA"])('may be %s', (typed) =>
    expect(name.isValidSync(typed)).toBe(true),
  );

  test.each([
    ['zero-width blanks', '\u200b\u200b\u200b'],
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['soft hyphens', '\u00ad\u00ad\u00ad'],
    ['joiners', ZWJ.repeat(3)],
    ['empty Braille', '\u2800\u2800\u2800'],
    ['two letters and fillers', 'AB\u3164\u3164'],
    ['two letters and a joiner', `AB${ZWJ}`],
    ['fillers far apart', '\u3164 \u3164 \u3164 \u3164'],
    ['two letters before blanks', 'AB  '],
    ['variation selectors', 'A\ufe0f\ufe0f\ufe0f'],
    ['nothing', ''],
  ])('is not made of %s', (_, typed) => {
    expect(() => name.validateSync(typed, { abortEarly: false })).toThrow('invalid.fullname');
  });

  test('of a father that nobody sees is none, and the account’s stands in', () => {
    const father = biodataRules.father;
    expect(father.validateSync('\u200b\u202e')).toBeUndefined();
    expect(() => father.validateSync('\u3164\u3164\u3164')).toThrow('invalid.father');
  });
});

test.each([
  '  ramesh@gmail.com ',
  'ramesh @ gmail. com',
  'mailto:ramesh@gmail.com',
  '\u202aramesh@gmail.com\u202c',
  'ramesh@gmail.com\u200b',
  '\ufefframesh@gmail.com\n',
])('a form reads an email as it is typed, spoken or copied: %j', (typed) => {
  expect(email.validateSync(plainEmail(typed))).toBe('ramesh@gmail.com');
});

test.each(['123 456', '१२३-४५६', 'OTP 123456', 'G-123456', '123456 is your code', '\u200e123456.'])(
  'a code is read with the words of its mail: %s',
  (copied) => expect(resetPasswordSchema.pick(['otp']).validateSync({ otp: copied }).otp).toBe('123456'),
);
