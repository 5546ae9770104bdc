const DEVANAGARI_ZERO = 0x0966;

/** A Hindi keyboard's digits as the API's. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * A number as it is copied or typed: without what stands between its digits, and a Hindi keyboard's digits as
 * the API's.
 */
export function plainDigits(text: string): string {
  return latinDigits(text.replace(/[^\p{L}\p{N}]/gu, ''));
}

/**
 * A mobile number as an address book has it, without the country's code or a leading zero; its rule asks for
 * ten digits.
 */
export function mobileDigits(text: string): string {
  return plainDigits(text).replace(/^(?:(?:00)?91|0)(?=\d{10}$)/, '');
}
