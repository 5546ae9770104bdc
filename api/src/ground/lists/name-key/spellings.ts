export type Rules = readonly (readonly [RegExp, string])[];

/** First rules of a name's key, for one word: long vowels become short. */
export const LONG_VOWELS: Rules = [
  [/a{2,}/g, 'a'],
  [/e{2,}/g, 'i'],
  [/o{2,}/g, 'u'],
  [/i{2,}/g, 'i'],
  [/u{2,}/g, 'u'],
];

/** Second rules of a name's key: habits of spelling. */
export const HABITS: Rules = [
  [/(?:sinh|sing)$|sinh(?=[^aeiou])/g, 'singh'],
  [/(l)[ai](?:chh?|kh?)a?m/g, '$1aksm'],
  [/x/g, 'ks'],
  [/ksh/g, 'ks'],
  [/^gn|dny|jn(?=[aeiou])/g, 'gy'],
  // Spellings of one name: Rajender, Rajinder, Rajendra. Indira is another name.
  [/nd[ae]r/g, 'ndr'],
  [/indr/g, 'endr'],
  // Spellings of one name: Choudhury, Chaudhry.
  [/dhur(?=[iy]$)/g, 'dhr'],
  [/^ver(?=m|sh)/g, 'var'],
  // Spellings of one name: Bhanwer, Bhanwar; Kunwer, Kunwar.
  [/w[ae]r(?=l|$)/g, 'war'],
  // ऋ is ri in Rajasthan and ru in Gujarat: Tripti, Trupti; Rishabh, Rushabh.
  [/([bgkmpt]h?r)u(?=[^aeiou])/g, '$1i'],
  [/^ru(?=sh[aeiv]|t[uv])/g, 'ri'],
  [/yy/g, 'y'],
  // Spellings of one name: Mehta, Mahta; Ahmed, Ahmad. Neha keeps its e.
  [/eh(?=[^aiou]|a[^aeiou])/g, 'ah'],
  [/([aeiou])ha?(?=[^aeioun])/g, '$1ha'],
  [/(h[ae]?m+)ed/g, '$1ad'],
  // Spellings of one name: Narayan, Narain; Jaydeep, Jaideep.
  [/aya?(?=[^aeiouy]|$)/g, 'ai'],
  [/ao/g, 'av'],
  [/eo/g, 'ev'],
  [/ow(?=[^aeiou])/g, 'ou'],
  [/ey$|ie/g, 'i'],
  [/iy(?=[aeiou])/g, 'i'],
  [/y(?=[^aeiou]|$)/g, 'i'],
  // Spellings of one name: Jalore, Jalor; Rathore, Rathor.
  [/([rt])e$/g, '$1'],
];

/** Third rules of a name's key: letters that families use for the same sound. */
export const CLASSES: Rules = [
  [/tch|chh|ch/g, 'C'],
  [/ck|kh|q/g, 'k'],
  [/c(?=[ei])/g, 's'],
  // A c at the end of a half-typed name is half of a ch: Sac of Sachin.
  [/c$/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  // Spellings of one name: Champa, Chanpa. Before v a nasal is hardly heard: Kunwar, Kuwar.
  [/m(?=[pb])/g, 'n'],
  [/[mn](?=[vw])/g, ''],
  [/gh/g, 'g'],
  [/jh|z/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/rh/g, 'r'],
  [/ph/g, 'f'],
  [/bh|b|w/g, 'v'],
  [/sh/g, 's'],
  // Drop an h that is hardly heard, as in Prahlad. Mohan keeps it, and Kumhar too: Kumar is another name.
  [/hn/g, 'nh'],
  [/([nl])h/g, '$1'],
  [/(?<!m)h(?=[^aeioum]|$)/g, ''],
  // Spellings of one name: Yashoda, Jasoda.
  [/^y(?=[aeiou])/g, 'j'],
  // Spellings of one name: Chandra, Chander; Krishna, Krishan.
  [/([^aeiou]r|sn|sv)a$/g, '$1'],
  [/([^aeiou])y/g, '$1'],
  [/([^aeiou])\1+/g, '$1'],
];

/** Last rules of a name's key: vowels with the same sound become one letter. */
export const SOUNDS: Rules = [
  [/ai|ae/g, 'e'],
  [/au|ou/g, 'o'],
  // An a inside a name is often left out: Kamala, Kamla.
  [/(?<=.)a(?=.)/g, ''],
  [/hm/g, 'mh'],
];

/** Double letters become one, also across two words: Ram Mohan. */
export const DOUBLES: Rules = [[/(.)\1+/g, '$1']];

export const written = (text: string, rules: Rules): string =>
  rules.reduce((spelled, [pattern, instead]) => spelled.replace(pattern, instead), text);
