import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SelectAll, SelectRow, type Selection } from './selection.tsx';
import { SortedHeader, type Sorting } from './sorted-header.tsx';

export type { Selection, Sorting };

export type Column<Row> = {
  key: string;
  title: string;
  value: (row: Row) => ReactNode;
  /** The wire name by which the API sorts this column; without one it isn't sorted. */
  sort?: string;
  /** May be broken between any two letters: an email has no room of its own. */
  breaks?: boolean;
  /** Stays in one line: a date. */
  whole?: boolean;
};

type Props<Row> = {
  caption: string;
  rows: Row[];
  columns: Column<Row>[];
  /** Number of the first row, from 1. */
  first: number;
  sorting?: Sorting;
  selection?: Selection<Row>;
  actions?: (row: Row) => ReactNode;
};

/**
 * Rows that are worked on: sorted by the API, selected, decided on. A plain table; antd's would be 160 KB of an administrator's
 * first screen, and its sorting and paging happen in the browser, where only one page of the rows is.
 */
export function DataTable<Row extends { id: number }>({
  caption,
  rows,
  columns,
  first,
  sorting,
  selection,
  actions,
}: Props<Row>) {
  const text = useText();
  return (
    <div className="table-frame">
      <table className="table data-table" aria-label={caption}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="data-table-select">
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            <th scope="col">{text('field.number')}</th>
            {columns.map(({ key, title, sort }) => (
              <SortedHeader key={key} title={title} sort={sort} sorting={sorting} />
            ))}
            {actions && (
              <th scope="col" className="data-table-actions">
                {text('field.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} data-row-key={row.id} data-selected={selection?.ids.has(row.id) || undefined}>
              {selection && (
                <td className="data-table-select">
                  <SelectRow row={row} selection={selection} />
                </td>
              )}
              <td>{first + index}</td>
              {columns.map(({ key, value, breaks, whole }) => (
                <td
                  key={key}
                  className={breaks ? 'data-table-breaks' : whole ? 'data-table-whole' : undefined}
                >
                  {value(row)}
                </td>
              ))}
              {actions && <td className="data-table-actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
