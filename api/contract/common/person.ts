import { string, type StringSchema, type TestContext } from 'yup';
import type { MessageKey } from '../messages/index.ts';
import { mobileDigits } from './digits.ts';
import { capitals, lengthSeen, seen, sentence, withoutFillers } from './text.ts';
import { VILLAGES } from './villages.ts';

export const MIN_NAME_LENGTH = 3;
export const MAX_NAME_LENGTH = 100;
export const PHONE_LENGTH = 10;

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_LENGTH}}$`);

const digitsOfMobile = string()
  .transform((value: unknown) => (typeof value === 'string' ? mobileDigits(value) : value))
  .trim();

/** A rule for a mobile number in any usual spelling. `tooShort`: the screen's sentence for a short number. */
export const mobile = (tooShort: MessageKey) =>
  digitsOfMobile
    .required(tooShort)
    .test('short', tooShort, (value) => value.length >= PHONE_LENGTH)
    .matches(TEN_DIGITS, sentence('invalid.phone.digits'));

export const mobileIfSaid = digitsOfMobile
  .test('short', sentence('invalid.phone.short'), (value) => !value || value.length >= PHONE_LENGTH)
  .matches(TEN_DIGITS, { message: sentence('invalid.phone.digits'), excludeEmptyString: true });

export const phone = mobile('invalid.phone.required');

/** Punctuation that names can have: `SHYAM S/O RAM`, `डॉ. अंकित "गुड्डू"`, `कु॰ सीता`. */
const SIGNS = ' .,:/।॥॰૰()\'"`´„\\p{Pd}\\p{Pi}\\p{Pf}';
const MARKS = '\\p{M}\\p{Join_Control}';
/** The most accents of one letter: more would cover the lines above and below it. */
const MOST_MARKS = 4;

/** Abbreviations that some families write without a blank after the full stop (MOHD.ALI): no web address. */
const TITLE = 'mohd|mhd|smt|shri|shree|sri|mrs|kum|prof|adv|col|capt|maj|late';
/** Endings of web addresses, also after one or two letters (T.ME). Names have other endings (A.KUMAR). */
const ENDING =
  'com|co|in|org|net|me|io|ly|app|link|info|biz|xyz|site|online|shop|store|club|live|page|dev|gl|gd|to|tv|uk|us|ru|cn|cc|ai|top|fun';
/** Letters of web addresses: Latin, and two scripts with letters that look like Latin ones. */
const OF_SITES = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const WEB_ADDRESS = new RegExp(
  [
    '//|https?|www|(?:ftp|mailto|javascript|upi|whatsapp):',
    `(?:^|[^\\p{L}])(?!(?:${TITLE})\\.)(?:${OF_SITES}[\\p{N}-]*){3,}\\.\\p{L}{2}`,
    `[\\p{L}\\p{N}][.।](?:${ENDING})(?!\\p{L})`,
    // Disguised addresses: EVIL . COM, EVIL(DOT)COM, EVIL. COM. The last looks like an
    // abbreviation and a name (MOHD. ALI), so it is refused for five endings only.
    `[\\p{L}\\p{N}][^\\p{L}\\p{N}.]+(?:[.।]|dot)[^\\p{L}\\p{N}]*(?:${ENDING})(?!\\p{L})`,
    '[\\p{L}\\p{N}][.।][^\\p{L}\\p{N}]+(?:com|org|net|ly|xyz)(?!\\p{L})',
  ].join('|'),
  'u',
);

/** A record's stored texts by field name. Unchanged texts stay valid, even if a newer rule refuses them. */
export type StoredTexts = Readonly<Record<string, unknown>>;

/**
 * Test a name for letters and punctuation. Refuse web addresses, which mail programs turn into links.
 * @param others further characters, in the syntax of a regular expression's class
 * @param min the shortest length to test: the field's own rule refuses shorter texts
 */
export function written(others = '', min = MIN_NAME_LENGTH) {
  const otherSign = new RegExp(`[^\\p{L}${MARKS}${SIGNS}${others}]`, 'u');
  const lettersAndSigns = new RegExp(`^(?:\\p{L}[${MARKS}]{0,${MOST_MARKS}}|[${SIGNS}${others}])+$`, 'u');
  return {
    name: 'written',
    message: sentence('invalid.name'),
    test(value: string | undefined, at: TestContext<{ stored?: StoredTexts }>) {
      const { path, options, schema, createError } = at;
      if (!value || lengthSeen(value) < min) return true;
      const stored = options.context?.stored?.[path];
      if (stored !== undefined && value === (schema as StringSchema).cast(stored)) return true;
      // `normalize` would turn ´ into a blank with an accent, so replace ´ first.
      const plain = value.replaceAll('´', "'").normalize('NFKC');
      const [sign] = otherSign.exec(plain) ?? [];
      if (sign !== undefined) return createError({ message: sentence('invalid.sign'), params: { sign } });
      const letters = plain.replace(/\p{Join_Control}/gu, '');
      const isOfLetters = lettersAndSigns.test(plain) && /\p{L}/u.test(letters);
      if (!isOfLetters || withoutFillers(letters) !== letters) {
        return createError({ message: sentence('invalid.name.letters') });
      }
      return !WEB_ADDRESS.test(letters.toLowerCase().replace(/\p{M}/gu, ''));
    },
  };
}

/** A rule for a name, in capitals. `tooShort`: the screen's sentence for a name that is too short. */
export const personName = (tooShort: MessageKey) =>
  capitals(MAX_NAME_LENGTH).required(tooShort).test(seen(MIN_NAME_LENGTH, tooShort)).test(written());

/** A rule for a place, which may have digits unlike a name: SECTOR 14, DAMAN & DIU. */
export const placeName = (tooShort: MessageKey) =>
  capitals(MAX_NAME_LENGTH)
    .required(tooShort)
    .test(seen(MIN_NAME_LENGTH, tooShort))
    .test(written('\\p{Nd}&'));

export const village = string()
  .trim()
  .uppercase()
  .required(sentence('invalid.village'))
  .oneOf(VILLAGES, sentence('invalid.village'));
