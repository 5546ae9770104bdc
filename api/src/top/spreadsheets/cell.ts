import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';
import { escaped } from './xml.ts';

/** A cell of a spreadsheet. A day is `yyyy-MM-dd…`, an instant is in ISO format. */
export type Cell =
  | { text: string }
  | { lines: string[] }
  | { number: number }
  | { day: string }
  | { instant: string }
  | { title: string };

/** For each kind of cell, the index of its format in the list `cellXfs` in `styles.ts`. */
const STYLES = { text: 1, day: 2, instant: 3, title: 4, lines: 5 } as const;

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
  if ('lines' in cell && cell.lines.length > 1) return texted(STYLES.lines, cell.lines.join('\n'));
  const text = 'lines' in cell ? (cell.lines[0] ?? '') : cell.text;
  return text === '' ? '<c/>' : texted(STYLES.text, text);
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
