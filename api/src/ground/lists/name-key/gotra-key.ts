import { inCapitals } from '@pehchan/contract/common';
import { nameKeys } from './name-key.ts';

/** Words that families write for an unknown gotra, or in place of a blank field. */
const UNKNOWN = [
  'NA', 'N A', 'NIL', 'NULL', 'NONE', 'NO', 'NOT KNOWN', 'NOT APPLICABLE', 'NOT AVAILABLE', 'NOT SURE',
  'UNKNOWN', 'DONT KNOW', 'DON T KNOW', 'DO NOT KNOW', 'NO IDEA', 'TEST', 'XXX', 'XYZ', 'ABC', 'OTHER', 'OTHERS',
  'पता नहीं', 'नहीं पता', 'मालूम नहीं', 'नहीं मालूम', 'ज्ञात नहीं', 'अज्ञात', 'नहीं', 'लागू नहीं', 'एनए', 'एन ए', 'कोई नहीं',
] as const; // prettier-ignore

/** Of these, other spellings count too: `pata nahi`, `pta nhi`. The short words are only known as written. */
const UNKNOWN_IN_ANY_SPELLING = [
  'PATA NAHI', 'NAHI PATA', 'PATA NAHIN', 'NAHIN PATA', 'PTA NHI', 'NHI PTA', 'MALUM NAHI', 'NAHI MALUM', 'MALOOM NAHIN',
] as const; // prettier-ignore

const GOTRA = /^(?:GOTRA?|GOTR|GOTHRA|गोत्र)$/u;

const wordsIn = (text: string): string[] => inCapitals(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Return the key that all spellings of a gotra share in both scripts, and a blank key for an unknown gotra.
 * Families write ड़ as D and as R (Devda, Deora, देवड़ा), and may write the last a of Vats: neither counts.
 */
export function gotraKey(text: string): string {
  const words = wordsIn(text);
  const named = words.filter((word) => !GOTRA.test(word));
  const written = named.join(' ');
  if ([...written].length < 2 || KNOWN_UNKNOWN.has(written)) return '';
  const [key = ''] = foldedKeys(written);
  return named.length > 1 && UNKNOWN_KEYS.has(key) ? '' : key;
}

/** Fold a key of a name, or a pattern for keys that begin with it. */
export const foldedGotra = (key: string): string =>
  key.replaceAll('d', 'r').replace(/(?<=[^aeiou]{2})a(?=%?$)/, '');

const foldedKeys = (text: string): string[] =>
  nameKeys(text)
    .map(foldedGotra)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));

const KNOWN_UNKNOWN: ReadonlySet<string> = new Set(UNKNOWN.map((text) => wordsIn(text).join(' ')));
const UNKNOWN_KEYS: ReadonlySet<string> = new Set(
  UNKNOWN_IN_ANY_SPELLING.flatMap((text) => foldedKeys(text)),
);
