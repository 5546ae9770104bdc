import { MAX_HEIGHT, MIN_HEIGHT } from '@pehchan/contract/biodata';
import { latinDigits } from '@pehchan/contract/common';

const CM_IN_INCH = 2.54;
const INCHES_IN_FOOT = 12;

const CENTIMETRES = /^(\d{3}(?:\.\d+)?)(?:cms?|centimet(?:er|re)s?|सेमी|सेंमी|सेंटीमीटर)?$/;
const METRES = /^([12]\.\d{1,2})(?:m|mts?|mtrs?|met(?:er|re)s?|मीटर|मी)?$/;
const INCHES = /^(\d{2}(?:\.\d+)?)(?:"|inch(?:es)?|in|इंच|इन्च)$/;
const INCH = `(?:"|'|inch(?:es)?|in|i|इंच|इन्च|f[iu]?t|feets?|फीट|फिट|फुट)?`;
const FOOT = `(?:'|"|f[iu]?t|feets?|foots?|f|फीट|फिट|फुट)`;
/** Feet, then inches. A point or a hyphen separates them too: 5.3 is five feet and three inches. */
const FEET = new RegExp(
  `^([3-7])(?:${FOOT}?|(?:${FOOT}|[-,/])(\\d{1,2}(?:\\.\\d+)?)${INCH}|\\.(\\d{1,2})${INCH})$`,
);

/** Return the centimetres of a height in feet and inches or in centimetres, or null if it is unclear. */
export function heightCmOf(text: string): number | null {
  const cm = centimetresIn(plain(text));
  if (cm === undefined) return null;
  const whole = Math.round(cm);
  return whole >= MIN_HEIGHT && whole <= MAX_HEIGHT ? whole : null;
}

const plain = (text: string): string =>
  latinDigits(text)
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/़/g, '')
    .replace(/[–—]/g, '-')
    .replace(/(?<=\d)\s+(?=\d)/g, '-')
    .replace(/\s+/g, '')
    .replace(/(?<=[\p{L}\p{M}'"])[.,-]|\.$|['"](?=\p{L})/gu, '')
    .replace(/^(?:height|h|ऊंचाई|ऊँचाई|कद|लंबाई)[:=-]*/u, '');

function centimetresIn(text: string): number | undefined {
  const metres = METRES.exec(text)?.[1];
  if (metres) return Number(metres) * 100;
  const centimetres = CENTIMETRES.exec(text)?.[1];
  if (centimetres) return Number(centimetres);
  const inches = INCHES.exec(text)?.[1];
  if (inches) return Number(inches) * CM_IN_INCH;
  const [, feet, apart, behindPoint] = FEET.exec(text) ?? [];
  const rest = apart ?? behindPoint ?? '0';
  if (feet === undefined || Number(rest) >= INCHES_IN_FOOT) return undefined;
  return (Number(feet) * INCHES_IN_FOOT + Number(rest)) * CM_IN_INCH;
}
