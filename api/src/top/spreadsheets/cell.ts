import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';

/** A cell of a spreadsheet. A day is `yyyy-MM-dd…`, an instant is in ISO format. */
export type Cell =
  { text: string } | { number: number } | { day: string } | { instant: string } | { title: string };

/** For each kind of cell, the index of its format in the list `cellXfs` in `workbook.ts`. */
const STYLES = { text: 1, day: 2, instant: 3, title: 4 } as const;

const DAY = 24 * 60 * 60 * 1000;
/** Spreadsheets count days from this date. They have no time zones, so instants are in Indian time. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

const daysSince = (instant: number) => (instant - FIRST_DAY) / DAY;

/** A text keeps the format "text", so that a spreadsheet never computes a family's words as a formula. */
export function cellXml(cell: Cell): string {
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  if ('day' in cell) return dated(STYLES.day, daysSince(Date.parse(cell.day.slice(0, 10))));
  if ('instant' in cell) return dated(STYLES.instant, daysSince(Date.parse(cell.instant) + TIME_ZONE_AHEAD));
  if ('title' in cell) return texted(STYLES.title, cell.title);
  return cell.text === '' ? '<c/>' : texted(STYLES.text, cell.text);
}

/** The longest text of a cell: with a longer one Excel reports a damaged file. */
const MAX_TEXT_LENGTH = 32_767;

const dated = (style: number, days: number) => `<c s="${style}"><v>${days}</v></c>`;
const texted = (style: number, text: string) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(shortened(text))}</t></is></c>`;

/** Shorten a text to the limit of a cell, with an ellipsis and without half a character at the end. */
const shortened = (text: string) =>
  text.length <= MAX_TEXT_LENGTH
    ? text
    : `${text.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_' };

/** Remove characters that XML can't hold. Escape `_x0041_` too, which Excel would read as the letter A. */
export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the pattern removes these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>]|_(?=x[\dA-Fa-f]{4}_)/g, (found) => ENTITIES[found] ?? '')
  );
}
