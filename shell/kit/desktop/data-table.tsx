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
  /** The API's name for a sort by this column; undefined if the column cannot be sorted. */
  sort?: string;
  isRowHeader?: boolean;
  /** The column's text may break between any two letters, as a long email address must. */
  breaks?: boolean;
  whole?: boolean;
};

export type Sorting = {
  /** The API's name of the sorted column. A blank one means the API's default order. */
  by: string;
  order: 'asc' | 'desc';
  sortBy: (name: string) => void;
};

export type Selection<Row> = {
  ids: ReadonlySet<number>;
  select: (ids: number[], isSelected: boolean) => void;
  nameOf: (row: Row) => string;
};

type Props<Row> = {
  listKey: string;
  caption: string;
  rows: Row[];
  columns: Column<Row>[];
  /** Number of the table's first row, from 1. */
  first: number;
  sorting?: Sorting;
  selection?: Selection<Row>;
  actions?: (row: Row) => ReactNode;
};

/** Repeated presses on a column's heading switch between two orders, and never turn sorting off. */
const ORDERS: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

/** Show one page of rows. The API sorts and pages: the browser has only these rows. */
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
