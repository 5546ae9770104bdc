import { inCapitals, withoutFillers } from '@pehchan/contract/common';
import { nameKeys } from './name-key.ts';

/** Texts that families write in place of a blank field. */
const BLANK: ReadonlySet<string> = new Set([
  'NA', 'N A', 'NIL', 'NILL', 'NULL', 'NONE', 'NO', 'TEST', 'XX', 'XXX', 'XYZ', 'ABC', 'OTHER', 'OTHERS',
  'एनए', 'एन ए', 'निल',
]); // prettier-ignore

/** With one of these words a text is no gotra: families write `pata nahi` in many spellings and sentences. */
const UNKNOWN =
  /^(?:NOT|SAME|DONT|(?:UN)?KNOWN?|IDEA|(?:PA?TA|MAL(?:U|OO)M|पता|मालूम)?(?:N[AE]?H(?:I+|EE)N?|नह[ीि][ंँ]?)|अज्ञात)$/u;

const GOTRA = /^(?:GOTRA?|GOTR|GOTHRA|गोत्र)$/u;

const wordsIn = (text: string): string[] => inCapitals(withoutFillers(text)).match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Return the key that all spellings of a gotra share in both scripts, and a blank key for an unknown gotra.
 * Families write ड़ as D and as R (Devda, Deora, देवड़ा), and may write the last a of Vats: neither counts.
 */
export function gotraKey(text: string): string {
  const words = wordsIn(text);
  const named = words.filter((word) => !GOTRA.test(word));
  const written = named.join(' ');
  if ([...written].length < 2 || BLANK.has(written) || named.some((word) => UNKNOWN.test(word))) return '';
  return foldedKeys(written)[0] ?? '';
}

/** Fold a key of a name, or a pattern for keys that begin with it. */
export const foldedGotra = (key: string): string =>
  key.replaceAll('d', 'r').replace(/(?<=[^aeiou]{2})a(?=%?$)/, '');

const foldedKeys = (text: string): string[] =>
  nameKeys(text)
    .map(foldedGotra)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
