/** Return a text with the digits of all scripts (Hindi, Gujarati, full-width, …) as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script have consecutive codes from zero to nine.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Return a typed or copied number without separators, in the digits 0 to 9. */
export function plainDigits(text: string): string {
  return latinDigits(text.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Words next to a phone number, such as `Mob. No.` or `पापा`. `plainDigits` has removed punctuation. */
const WORDS = /^\p{L}{1,40}(?=\d)|(\d{10})\p{L}{1,40}$/gu;
/** India's country code, and the zero of a long-distance call. */
const PREFIX = /^(0{0,2}91)?0?(?=\d{10}$)/;
/** Separators between two phone numbers. Some people also write a separator within one number. */
const SEPARATOR = /[/\\,;&|\n]/;
/** Words and signs between the phone numbers of a copied contact. */
const BETWEEN = /[\p{L}/\\,;:=&|\n]+|(?=[+＋])/u;
/** The digit of a label before a phone number: `1.`, `SIM 1`, `(2)`. */
const LABEL = /^\s*\d[.)]\s|([\p{L}\p{M}])\s?\d[\s:.)-]+(?=\+|\d{5})|\(\d\)\s*$/gu;

/** Return the ten digits of a text's only mobile number. Return another text for the phone rule to refuse. */
export function mobileDigits(text: string): string {
  const digits = digitsOfAll(text);
  return TEN.test(digits) ? digits : (onlyNumberIn(text) ?? digits);
}

const TEN = /^\d{10}$/;
const TWICE = /^(\d{10,14})\1$/;

function digitsOfAll(text: string): string {
  const all = plainDigits(text).replace(WORDS, '$1');
  const digits = all.replace(PREFIX, '');
  // A plus precedes a country code. Only India's country code is accepted.
  const isForeign = /[+＋]/.test(text) && !PREFIX.exec(all)?.[1];
  return isForeign || isTwo(text) || /\D|\d{16}/.test(digits) ? text : digits;
}

function isTwo(text: string): boolean {
  const [first = '', ...more] = text.split(SEPARATOR);
  return more.some((part) => /\p{Nd}/u.test(part)) && TEN.test(digitsOfAll(first));
}

/** Return a text's only phone number. The text can have it twice, or have a label like `SIM 1` before it. */
function onlyNumberIn(text: string): string | undefined {
  const parts = latinDigits(text)
    .replace(LABEL, '$1 ')
    .split(BETWEEN)
    .filter((part) => /\d/.test(part));
  const numbers = parts.map((part) => digitsOfAll(TWICE.exec(plainDigits(part))?.[1] ?? part));
  const found = numbers.findIndex((number) => TEN.test(number));
  const isOnly = numbers.every(
    (number, index) =>
      number === numbers[found] || (index < found && /^(?:\+91|[^+\d]*\d\d?)\D*$/.test(number)),
  );
  return isOnly ? numbers[found] : undefined;
}
