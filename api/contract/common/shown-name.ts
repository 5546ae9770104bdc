/** Abbreviations with a vowel. A short word without a vowel (`MBBS`, `RK`) needs no entry. */
const KEPT = new Set(
  (
    'BA MA BE ME CA BBA MBA BCA MCA BED MED ITI IT AI ICAI CFA ANM BAMS BUMS IAS IPS IRS RAS ' +
    'BCOM MCOM BTECH MTECH IIT NIT IIM AIIMS SBI LIC RBI UPSC REET RSEB BPO CEO UK USA UAE II III IV'
  ).split(' '),
);
/** Words without a vowel that are titles: in title case like other words. */
const TITLES = new Set(['DR', 'MR', 'MS', 'MRS', 'SH', 'SMT', 'ST', 'PT']);
const JOINING = new Set(['OF', 'AND', 'IN', 'FOR', 'THE']);

const SMALL_LETTER = /\p{Ll}/u;
const PART = /[\p{L}\p{M}\p{N}.]+/gu;
/** Initials and degrees: dots after at most two letters, as in `A.K.`, `B.COM` or `M.SC.` */
const DOTTED = /^\p{L}{1,2}\.\p{L}/u;

/**
 * Return a stored text in title case for the screen. Only words in capitals change: `RAMESH D’SOUZA` becomes
 * `Ramesh D’Souza`. Initials, `B.COM`, Hindi letters, and words in which the family typed small letters stay.
 */
export function shownName(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word, index) => (SMALL_LETTER.test(word) ? word : inTitleCase(word, index > 0)))
    .join('');
}

function inTitleCase(word: string, isLater: boolean): string {
  if (isLater && JOINING.has(word)) return word.toLowerCase();
  return word.replace(PART, (part, at: number) => {
    // The `S` of `FATHER’S` is no new name, but that of `D’SOUZA` is.
    if (part === 'S' && /['’]/.test(word.charAt(at - 1))) return 's';
    const [first = part] = part.split('.');
    if (!TITLES.has(first) && (isAbbreviation(first) || DOTTED.test(part))) return part;
    return part.split('.').map(capitalized).join('.');
  });
}

const isAbbreviation = (word: string) => KEPT.has(word) || /^[B-DF-HJ-NP-TV-XZ]{1,4}$/.test(word);

/** Join `12` and `TH` as `12th`: a number has no first letter. */
function capitalized(word: string): string {
  const [first = ''] = word;
  return first + word.slice(first.length).toLowerCase();
}
