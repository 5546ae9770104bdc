const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh',
  ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
}; // prettier-ignore
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
}; // prettier-ignore
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
}; // prettier-ignore
const VIRAMA = '्';
const NUKTA = '़';
const NASALS = 'ंँ';

/** How a flap (`ड़`) is written in Latin letters: राठौड़ is Rathore to one family and Rathod to the other. */
export type Flap = 'r' | 'd';

/** How to read Devanagari. If `isJoined`, no vowel is spoken between the words of रामपाल (Rampal). */
export type Reading = { flap: Flap; isJoined: boolean };

/** Pairs of letters at which the two words of a joined name may meet, such as the म and प of रामपाल. */
const SEAM = /^(?:म[पफबभव]|[नण]व)$/;

/** A word that ends on two consonants gets an a after y, r or v: `चन्द्र` is Chandra, `हेमन्त` is Hemant. */
const SPOKEN_AFTER = /[yrv]$/;

/** Write the Devanagari letters of a word in Latin ones, as they are spoken. Other letters stay. */
export function toLatin(word: string, { flap, isJoined }: Reading): string {
  // Split a letter and its dot (nukta), however they were typed.
  const letters = [
    ...word
      .normalize('NFD')
      .replace(/ज्ञ/gu, 'ग्य')
      .replace(/\p{Join_Control}/gu, ''),
  ];
  let latin = '';
  for (const [index, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    if (!consonant) {
      latin +=
        VOWELS[letter] ?? SIGNS[letter] ?? (NASALS.includes(letter) ? 'n' : isSilent(letter) ? '' : letter);
      continue;
    }
    const isDotted = letters[index + 1] === NUKTA;
    // At the end of a half-typed text, the dot that makes `ड` a flap is perhaps not typed yet.
    const isFlap = (letter === 'ड' || letter === 'ढ') && (isDotted || index === letters.length - 1);
    latin += isFlap && (isDotted || flap === 'r') ? flap : consonant;
    const following = isDotted ? index + 2 : index + 1;
    if (isJoined && index > 0 && SEAM.test(letter + (letters[following] ?? ''))) continue;
    latin += inherentVowel(letters, index, following, latin);
  }
  return latin;
}

const isSilent = (letter: string) => letter === VIRAMA || letter === NUKTA || letter === 'ः';

function inherentVowel(letters: string[], index: number, following: number, latin: string): string {
  const next = letters[following];
  if (next === undefined) return letters[index - 1] === VIRAMA && SPOKEN_AFTER.test(latin) ? 'a' : '';
  return next === VIRAMA || next in SIGNS ? '' : 'a';
}
