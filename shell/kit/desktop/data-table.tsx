import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { ColumnChoice } from './column-choice.tsx';
import { useColumns } from './use-columns.ts';
import styles from './desktop.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  value: (row: Row) => ReactNode;
  /** The wire name by which the API sorts this column; without one it isn't sorted. */
  sort?: string;
  /** Says whose row it is, and is always shown. */
  isRowHeader?: boolean;
  /** May be broken between any two letters: an email has no room of its own. */
  breaks?: boolean;
  /** Stays in one line: a date. */
  whole?: boolean;
};

export type Sorting = {
  /** The wire name that the rows are sorted by; blank: in the API's own order. */
  by: string;
  order: 'asc' | 'desc';
  /** Sorts by this name, or the other way round when it is sorted by it already. */
  sortBy: (name: string) => void;
};

export type Selection<Row> = {
  ids: ReadonlySet<number>;
  select: (ids: number[], isSelected: boolean) => void;
  /** Whose row it is, for a screen reader. */
  nameOf: (row: Row) => string;
};

type Props<Row> = {
  /** The columns that somebody chooses are kept by it. */
  listKey: string;
  caption: string;
  rows: Row[];
  columns: Column<Row>[];
  /** Number of the first row, from 1. */
  first: number;
  sorting?: Sorting;
  selection?: Selection<Row>;
  actions?: (row: Row) => ReactNode;
};

/** Never back to no order: pressed again, a heading turns the order round. */
const ORDERS: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

/**
 * One page of rows that are worked on. The API sorts and pages them: of all the rows, only these are here.
 */
export function DataTable<Row extends { id: number }>({
  listKey,
  caption,
  rows,
  columns,
  first,
  sorting,
  selection,
  actions,
}: Props<Row>) {
  const t = useKitTranslation();
  const { hidden, hide } = useColumns(listKey);
  const optional = columns.filter(({ isRowHeader }) => !isRowHeader);
  const shown = columns.filter(({ key, isRowHeader }) => isRowHeader || !hidden.has(key));
  return (
    <div className={styles.table}>
      <ColumnChoice columns={optional} hidden={hidden} onHide={hide} />
      <div className={styles.frame}>
        <Table<Row>
          aria-label={caption}
          size="small"
          rowKey="id"
          dataSource={rows}
          pagination={false}
          tableLayout="auto"
          showSorterTooltip={false}
          rowSelection={selection && rowSelection(rows, selection, t)}
          onChange={(_page, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            const name = columns.find(({ key }) => key === sorter.columnKey)?.sort;
            if (name) sorting?.sortBy(name);
          }}
          columns={[
            { key: 'number', title: t('field.number'), render: (_value, _row, index) => first + index },
            ...shown.map(({ key, title, value, sort, isRowHeader, breaks, whole }) => ({
              key,
              title,
              render: (_value: unknown, row: Row) => value(row),
              rowScope: isRowHeader ? ('row' as const) : undefined,
              className: breaks ? styles.breaks : whole ? styles.whole : undefined,
              ...(sort && sorting && sortedBy(sort, sorting, t('list.sortBy'))),
            })),
            ...(actions
              ? [
                  {
                    key: 'actions',
                    title: t('field.actions'),
                    className: styles.actions,
                    render: (_value: unknown, row: Row) => actions(row),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </div>
  );
}

function sortedBy(name: string, { by, order }: Sorting, hint: string) {
  const direction = order === 'asc' ? ('ascend' as const) : ('descend' as const);
  return {
    sorter: true,
    sortDirections: ORDERS,
    sortOrder: by === name ? direction : null,
    onHeaderCell: () => ({ title: hint }),
  };
}

function rowSelection<Row extends { id: number }>(
  rows: Row[],
  { ids, select, nameOf }: Selection<Row>,
  text: ReturnType<typeof useKitTranslation>,
): TableProps<Row>['rowSelection'] {
  return {
    selectedRowKeys: [...ids],
    // Those of other pages stay selected.
    preserveSelectedRowKeys: true,
    getTitleCheckboxProps: () => ({ 'aria-label': text('list.selectAll') }),
    getCheckboxProps: (row) => ({ 'aria-label': text('list.select', { name: nameOf(row) }) }),
    onChange: (keys) => {
      const idsOf = (isSelected: boolean) =>
        rows
          .map(({ id }) => id)
          .filter((id) => ids.has(id) !== isSelected && keys.includes(id) === isSelected);
      select(idsOf(true), true);
      select(idsOf(false), false);
    },
  };
}
