/** Degrees, offices and numbers that read like words. */
const ABBREVIATIONS =
  /^(?:B[AE]|M[AE]|[BM]BA|[BM]CA|[BM]ED|CA|CS|ITI|I?IT|IIM|NIT|AIIMS|UPSC|RAS|IAS|IPS|LIC|SBI|ICICI|HDFC|RTO|II|III|IV)$/;
const SMALL = /^(?:OF|AND|THE|FOR|IN|AT|TO|BY|ON)$/;

/**
 * Return a value that is stored in capitals with capitals only where a printed biodata has them. An
 * abbreviation keeps its capitals: a word with a full stop inside, a short word without a vowel, or a
 * known one.
 */
export function titled(value: string): string {
  if (/\p{Ll}/u.test(value)) return value;
  return value.replace(/[\p{L}\p{M}.]+/gu, (word, at: number) => {
    const isShort = /^[B-DF-HJ-NP-TV-XZ]{1,4}$/.test(word) || ABBREVIATIONS.test(word);
    if (isShort || /\p{L}\.\p{L}/u.test(word) || /^[A-Z]\.?$/.test(word)) return word;
    const low = word.toLowerCase();
    return SMALL.test(word) && at > 0 ? low : low.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  });
}
