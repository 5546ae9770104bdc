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

/** Return a number as it was copied or typed, without what separates its digits, in the API's digits. */
export function plainDigits(text: string): string {
  return latinDigits(text.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** What people write before a number, as `plainDigits` leaves it: without dots, blanks and vowel signs. */
const LABEL =
  /^(?:tel(?:ephone)?|ph(?:one)?|mob?(?:ile)?|m|cell|contact|call|whatsapp|wa|no|number|म(?:बइल)?|[फ\u095e]न|नम?(?:बर)?)+(?=\d)/i;
/** India's code, and the zero of a long-distance call, alone or after the code. */
const PREFIX = /^(0{0,2}91)?0?(?=\d{10}$)/;
/** Between two numbers, though some people write them within one. */
const SEPARATOR = /[/\\,;&|\n]/;

/**
 * Return a mobile number in any usual form as its ten digits. Text that cannot be one (two numbers, another
 * country's code) stays as it was typed, so that its rule refuses it and the user sees all of it.
 */
export function mobileDigits(text: string): string {
  const all = plainDigits(text).replace(LABEL, '');
  const digits = all.replace(PREFIX, '');
  // A plus announces a country's code, and this rule knows one.
  const isForeign = /[+＋]/.test(text) && !PREFIX.exec(all)?.[1];
  return isForeign || isTwo(text) || /\D|\d{16}/.test(digits) ? text : digits;
}

function isTwo(text: string): boolean {
  const [first = '', ...more] = text.split(SEPARATOR);
  return more.some((part) => plainDigits(part)) && /^\d{10}$/.test(mobileDigits(first));
}
