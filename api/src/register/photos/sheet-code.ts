/** A sign that no account's code has. */
const SHEET = '*';

/**
 * The mark of the photo in an account's own sheet: it is made of the account's code, but differs from the
 * mark of the account's other copies, so that a trace recognises the sheet.
 */
export const sheetCodeOf = (code: string): string => `${code}${SHEET}`;

export const isSheetCode = (code: string): boolean => code.endsWith(SHEET);

export const accountCodeOf = (code: string): string => (isSheetCode(code) ? code.slice(0, -1) : code);
