import { type Cell, cellXml } from './cell.ts';
import { MAIN, XML } from './xml.ts';

/** A column of a list: `width` is in letters, and a row's `index` counts from 0. */
export type Column<T> = { title: string; width: number; cell(row: T, index: number): Cell };

/** The width of the filter's arrow in a heading, in letters. */
const ARROW = 4;

/**
 * Yield a list in batches, so that memory stays flat, and return its range of cells. The heading has filters,
 * and stays visible while scrolling.
 */
export async function* listXml<T>(
  columns: Column<T>[],
  batches: AsyncIterable<T[]>,
): AsyncGenerator<string, Range> {
  const widths = columns.map(({ width, title }) => Math.max(width, title.length + ARROW));
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const heading = rowXml(columns.map(({ title }) => ({ title })));
  let text = `${beginning(widths, `<sheetView tabSelected="1" workbookViewId="0">${frozen}</sheetView>`)}${heading}`;
  let rows = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      text += rowXml(columns.map(({ cell }) => cell(row, rows)));
      rows += 1;
    }
    yield text;
    text = '';
  }
  const range = { columns: columns.length, rows };
  yield `${text}</sheetData><autoFilter ref="${addressOf(range)}"/></worksheet>`;
  return range;
}

/** Return a worksheet of facts: in each row a title and its value. */
export function factsXml(facts: [title: string, value: Cell][]): string {
  const rows = facts.map(([title, value]) => rowXml([{ title }, value]));
  return `${beginning([26, 34], '<sheetView workbookViewId="0"/>')}${rows.join('')}</sheetData></worksheet>`;
}

/** The size of a list without its heading. */
export type Range = { columns: number; rows: number };

/** Return the cells of a list with its heading, such as `A1:J25`. `sign` is `$` for an absolute address. */
export const addressOf = ({ columns, rows }: Range, sign: '' | '$' = '') =>
  `${sign}A${sign}1:${sign}${letterOf(columns)}${sign}${rows + 1}`;

/** Return the letters of a column, counted from 1: `Z`, `AA`. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? letterOf(Math.floor((column - 1) / 26)) + last : last;
}

const rowXml = (cells: Cell[]) => `<row>${cells.map(cellXml).join('')}</row>`;

function beginning(widths: number[], view: string): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = `<sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  return `${XML}<worksheet xmlns="${MAIN}">${head}`;
}
