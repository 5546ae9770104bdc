import { type Rules, written } from './spellings.ts';

/** Alternative spellings that find a half-typed name: `cham` finds Chanpa, `rajin` finds Rajendra. */
const OTHERS: Rules = [
  [/n(?=[pb])/g, 'm'],
  [/[ao][uw](?=[^aeiou])/g, 'au'],
  [/[ao][uw](?=[^aeiou])/g, 'ou'],
  [/[ao][uw](?=[^aeiou])/g, 'ow'],
  // Spellings of one name: Chohan, Chauhan.
  [/^(ch)o(?=h|[uw]?dh)/g, '$1au'],
  // Spellings of one name: Mahendra, Mehendra; Ahmad, Ahmed.
  [/ah(?=[^iou])/g, 'eh'],
  [/ah(?=[^aeiou])/g, 'eha'],
  [/(h[ae]?m+)ad/g, '$1ed'],
  [/(h[ae]?m+)ed/g, '$1ad'],
  [/eha?(?=[^aiou])/g, 'aha'],
  [/ehe?(?=[^aiou])|eha(?=[^aeiou])/g, 'ah'],
  [/ah(?=ind)/g, 'eh'],
  // Spellings of one name: Surendra, Surinder; Sundar, Sunder.
  [/ehe?nd[ae]?r/g, 'ahinder'],
  [/[ei]nd[ae]?r/g, 'inder'],
  [/[ei]nd[ae]?r/g, 'ender'],
  [/nd[ae]?r/g, 'nder'],
  [/nd[ae]?r/g, 'ndar'],
  [/([aeiou])[nm]?[vw](?=a?[rl])/g, '$1nw'],
  [/([aeiou])[nm][vw](?=a?[rl])/g, '$1w'],
  [/([vw])ar(?=a?l|$)/g, '$1er'],
  [/^bhe(?=r)/g, 'bhai'],
  // Spellings of one name: Lakshman, Lachhman, Lakhman.
  [/(l[ai])(?:x|ksh?|chh?|kh?)m/g, '$1chhm'],
  [/(l)[ai](?:x|ksh?|chh?|kh?)m/g, '$1ichhm'],
  [/(l)[ai](?:x|ksh?|chh?|kh?)m/g, '$1aksm'],
  [/gy|gn|dny/g, 'jn'],
  [/jn|gn|dny/g, 'gy'],
  [/dh[au]?r(?=[iy]$)/g, 'dhur'],
  [/dh[au]?r(?=[iy]$)/g, 'dhar'],
  [/^([vb])ar(?=m|sh)/g, '$1er'],
  [/([bgkmpt]h?r)i(?=[^aeiou])/g, '$1u'],
  [/([bgkmpt]h?r)u(?=[^aeiou])/g, '$1i'],
  [/^ri(?=sh|t[uv])/g, 'ru'],
  [/^ru(?=sh|t[uv])/g, 'ri'],
  [/^ch(?!h)/g, 'chh'],
  [/^sha(?=m)/g, 'shya'],
  // Spellings of one name: Pukhraj, पुखराज; Prakash, Parkash.
  [/([^aeiou])(?=ra)/g, '$1a'],
  [/(sh?)(?=[nvw]a)/g, '$1a'],
];

/** Consonants that may have an `a` after them: the m of Kamla (Kamala), the end of a half-typed तन्वी. */
const BEFORE_A = /[^aeiou](?=[^aeiouh])|(?<=[^aeiou])[yrvw](?=[^a])/g;

export function beginningsOf(word: string): string[] {
  const spellings = new Set([word, ...OTHERS.map((rule) => written(word, [rule]))]);
  const beginnings = Array.from(spellings, (spelling) =>
    Array.from(spelling, (_, end) => spelling.slice(0, end + 1)),
  );
  const withA = Array.from(word.matchAll(BEFORE_A), ({ index }) => `${word.slice(0, index + 1)}a`);
  return [...new Set([...beginnings.flat(), ...withA])].filter((beginning) => !HALF.test(beginning));
}

/** A last y after a consonant: its reading depends on the next letter, so the search tries each reading. */
const HALF = /[^aeiou]y$/;

/** Return how a half-typed text can be read: `she` may become Sheela, `bho` Bhoora, and `vidy` Vidya. */
export const goingToBe = (typed: string): string[] => [
  typed,
  typed.replace(/e$/i, 'i'),
  typed.replace(/o$/i, 'u'),
  typed.replace(/(?<=[^aeiou])y$/i, 'ya'),
];
