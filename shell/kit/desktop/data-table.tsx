import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { pressRow, showWhole } from './row-events.ts';
import { useColumns } from './use-columns.ts';
import styles from './desktop.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  value: (row: Row) => ReactNode;
  /** The API's name for a sort by this column; undefined if the column cannot be sorted. */
  sort?: string;
  isRowHeader?: boolean;
  /** @deprecated Each cell is one line. A text without room ends in “…”. */
  breaks?: boolean;
  /** The column is always wide enough for its text. */
  whole?: boolean;
  /** The column can be wider than others before its text is cut off. */
  wide?: boolean;
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
  /** Opens a row that is pressed beside its controls. The row needs a control that does the same. */
  onOpen?: (row: Row) => void;
  /** Details that a row shows below it when it is opened. */
  detail?: (row: Row) => ReactNode;
  /** The element that shows the choice of columns, or null before it is drawn. By default above the table. */
  tools?: HTMLElement | null;
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
  onOpen,
  detail,
  tools,
}: Props<Row>) {
  const t = useKitTranslation();
  const { hidden, hide } = useColumns(listKey);
  const optional = columns.filter(({ isRowHeader }) => !isRowHeader);
  const shown = columns.filter(({ key, isRowHeader }) => isRowHeader || !hidden.has(key));
  const choice = <ColumnChoice columns={optional} hidden={hidden} onHide={hide} />;
  return (
    <div className={styles.table}>
      {tools === undefined ? choice : tools && createPortal(choice, tools)}
      <div className={styles.frame} onPointerOver={showWhole}>
        <Table<Row>
          aria-label={caption}
          size="small"
          rowKey="id"
          dataSource={rows}
          pagination={false}
          tableLayout="auto"
          showSorterTooltip={false}
          rowSelection={selection && rowSelection(rows, selection, t)}
          onRow={(row) => ({ onClick: (event) => pressRow(event, onOpen && (() => onOpen(row))) })}
          rowClassName={(onOpen ?? detail) && styles.opens}
          expandable={detail && details(detail, t('list.details'))}
          onChange={(_page, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            const name = columns.find(({ key }) => key === sorter.columnKey)?.sort;
            if (name) sorting?.sortBy(name);
          }}
          columns={[
            { key: 'number', title: t('field.number'), render: (_value, _row, index) => first + index },
            ...shown.map(({ key, title, value, sort, isRowHeader, whole, wide }) => ({
              key,
              title,
              render: (_value: unknown, row: Row) => value(row),
              rowScope: isRowHeader ? ('row' as const) : undefined,
              className: whole ? styles.whole : wide ? styles.wide : undefined,
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

function details<Row>(detail: (row: Row) => ReactNode, label: string): TableProps<Row>['expandable'] {
  return {
    expandedRowRender: detail,
    expandIcon: ({ expanded, onExpand, record }) => (
      <IconButton
        icon={expanded ? 'up' : 'down'}
        label={label}
        aria-expanded={expanded}
        onClick={(event) => onExpand(record, event)}
      />
    ),
  };
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
