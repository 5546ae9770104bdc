import { number, string } from 'yup';
import type { MessageKey } from '../messages/index.ts';
import { latinDigits } from './digits.ts';

/** Return the key of a sentence in `messages/`. TypeScript checks it; the API or browser translates it. */
export const sentence = (key: MessageKey): MessageKey => key;

/** Invisible characters; some reverse the text. The two joiners stay: they shape Hindi letters (`क्‍ष`). */
const INVISIBLE = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Return one line as it is stored: trimmed, with single blanks and composed accents. */
export const folded = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim().normalize('NFC')
    : value;

const CARRIED = /[\p{M}\p{Join_Control}]/gu;

/** Count visible letters: `ज़ी` is one in each of its encodings. */
export const lettersIn = (text: string): number => [...text.replace(CARRIED, '')].length;

/** Characters of a database column for each visible letter: most letters have at most one vowel sign. */
export const CHARACTERS_PER_LETTER = 2;

/** Limit a text to `max` visible letters, and to the size of its column. */
export const atMost = (max: number, message = sentence('invalid.tooLong')) => ({
  name: 'letters',
  params: { max },
  message,
  test: (value: string | undefined) =>
    !value || (lettersIn(value) <= max && [...value].length <= max * CHARACTERS_PER_LETTER),
});

/** Characters that are drawn as empty space: the empty Braille cell, joiners, fillers. */
const FILLER = /[\u2800\p{Default_Ignorable_Code_Point}]/gu;

export const withoutFillers = (text: string): string => text.replace(FILLER, '');

export const lengthSeen = (text: string): number => [...String(folded(withoutFillers(text)))].length;

export const seen = (min: number, message: MessageKey) => ({
  name: 'seen',
  message,
  test: (value: string | undefined) => !value || lengthSeen(value) >= min,
});

export const line = (max: number) => string().transform(folded).test(atMost(max));

/** Return a text in capitals. The German letters `ß` and `ẞ` become `SS`, as `ss` does. */
export const inCapitals = (text: string): string => text.toLowerCase().toUpperCase().normalize('NFC');

/** A line in capitals (specification section 3). */
export const capitals = (max: number) =>
  line(max).transform((value: unknown) => (typeof value === 'string' ? inCapitals(value) : value));

/** A trimmed paragraph. A multipart form changes line breaks, so they become `\n` again. */
export const paragraph = (max: number) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string'
        ? value
            .replace(INVISIBLE, '')
            .replace(/\r\n?|[\v\f]/g, '\n')
            .trim()
            .normalize('NFC')
        : value,
    )
    .test(atMost(max))
    .default('');

/** A whole number in the digits of any script. A blank field counts as absent. */
export const wholeNumber = (notInteger: MessageKey) =>
  number()
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== 'string') return value;
      const digits = latinDigits(original.trim());
      if (digits === '') return undefined;
      return digits === original.trim() ? value : Number(digits);
    })
    .typeError(notInteger)
    .integer(notInteger);
