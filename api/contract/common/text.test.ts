import { describe, expect, test } from 'vitest';
import { email, plainEmail, resetPasswordSchema } from '../accounts/index.ts';
import { personName } from './person.ts';
import { biodataRules } from '../biodata/index.ts';
import { capitals, folded, lettersIn, line, paragraph } from './text.ts';

const ZWJ = '\u200d';
const ZWNJ = '\u200c';

describe('texts of one line', () => {
  test.each([
    ['zero-width blanks', 'RA\u200bVI\u2060', 'RAVI'],
    ['a byte order mark', '\ufeffRA\ufeffVI', 'RAVI'],
    ['soft hyphens', 'RA\u00adVI', 'RAVI'],
    ['signs that change the writing direction', '\u202eRTL NAME\u202c \u2066X\u2069', 'RTL NAME X'],
    ['control characters', 'RA\u0000\u0001\u001b\u007f\u0085VI', 'RAVI'],
    ['invisible signs between blanks', 'RAVI \u200b SUTHAR \u200b', 'RAVI SUTHAR'],
  ])('a line loses %s', (_, typed, kept) => expect(folded(typed)).toBe(kept));

  test.each([
    ['tabs', 'RAVI\tSUTHAR'],
    ['line breaks', 'RAVI\r\n\vSUTHAR'],
    ['blanks of other widths', ' RAVI\u00a0\u3000SUTHAR\u2028'],
  ])('a line has one blank for %s', (_, typed) => expect(folded(typed)).toBe('RAVI SUTHAR'));

  test.each([`क्${ZWJ}ष`, `श्${ZWJ}री`, `राज्${ZWNJ}य`, 'प्रिया', '👩‍👩‍👧', '❤️'])('a line keeps %s', (text) =>
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
  ])('lettersIn counts the letters of %s: %i', (text, letters) => expect(lettersIn(text)).toBe(letters));

  test.each(['ß', 'ẞ', 'ss', 'SS'])('the capitals of %s are SS', (text) =>
    expect(capitals(9).cast(`Wei${text}`)).toBe('WEISS'),
  );

  test('a small letter of two characters has one capital', () =>
    expect(capitals(9).cast('i̇zmi̇r')).toBe('İZMİR'));

  test('the length of a line is measured without invisible signs', () =>
    expect(line(4).isValidSync(`\u202eRAVI${'\u200b'.repeat(9)}`)).toBe(true));
});

describe('paragraphs', () => {
  test.each([
    ['line breaks and tabs', ' One\r\n\tTwo\rThree\n\nFour ', 'One\n\tTwo\nThree\n\nFour'],
    ['line breaks of word processors', 'One\vTwo\fThree', 'One\nTwo\nThree'],
    ['the joiners of Hindi', `क्${ZWJ}ष राज्${ZWNJ}य`, `क्${ZWJ}ष राज्${ZWNJ}य`],
    ['no invisible signs', '\u200b\u202eOne\u0000\u0007\ufeff \u200b', 'One'],
  ])('a paragraph keeps %s', (_, typed, kept) => expect(paragraph(99).cast(typed)).toBe(kept));
});

describe('names', () => {
  const name = personName('invalid.fullname');

  test.each(['RAM', 'रवि', 'उमा', `श्${ZWJ}री`, 'A. B. C', 'A B', "D'SA"])(
    'the rule for a name accepts %s',
    (typed) => expect(name.isValidSync(typed)).toBe(true),
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
  ])('the rule for a name rejects %s', (_, typed) => {
    expect(() => name.validateSync(typed, { abortEarly: false })).toThrow('invalid.fullname');
  });

  test('an invisible father’s name counts as missing, so that the account’s is used', () => {
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
  'a form reads a code with the words of its mail: %s',
  (copied) => expect(resetPasswordSchema.pick(['otp']).validateSync({ otp: copied }).otp).toBe('123456'),
);
