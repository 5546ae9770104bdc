const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Return the text with the digits of every script (Hindi, Gujarati, full-width, …) as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps each script's digits in one row from zero to nine.
    let zero = code;
    while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Return a copied or typed number without separators, in the digits 0 to 9. */
export function plainDigits(text: string): string {
  return latinDigits(text.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Words before or after a number, as `plainDigits` returns them: `Mob. No.`, `(WhatsApp)`, `पापा`. */
const WORDS = /^\p{L}{1,40}(?=\d)|(\d{10})\p{L}{1,40}$/gu;
/** India's country code, and the zero of a long-distance call, with or without the code. */
const PREFIX = /^(0{0,2}91)?0?(?=\d{10}$)/;
/** Separators between two numbers. Some people also write them within one number. */
const SEPARATOR = /[/\\,;&|\n]/;

/**
 * Return the ten digits of a mobile number in any usual form. Return any other text (two numbers, another
 * country's code) unchanged: the contract's rule then refuses it, and the user sees all of it.
 */
export function mobileDigits(text: string): string {
  const all = plainDigits(text).replace(WORDS, '$1');
  const digits = all.replace(PREFIX, '');
  // A plus precedes a country code. Only India's is accepted.
  const isForeign = /[+＋]/.test(text) && !PREFIX.exec(all)?.[1];
  return isForeign || isTwo(text) || /\D|\d{16}/.test(digits) ? text : digits;
}

function isTwo(text: string): boolean {
  const [first = '', ...more] = text.split(SEPARATOR);
  return more.some((part) => plainDigits(part)) && /^\d{10}$/.test(mobileDigits(first));
}
