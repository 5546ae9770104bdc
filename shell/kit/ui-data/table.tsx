import { Table as AntdTable, type TableProps } from 'antd';
import { AntdLook } from '../theme/antd-look.tsx';

/** antd's table, for rows that are worked on: sorted, selected, decided on. Rows that are only read have the kit's plain one. */
export function Table<Row extends object>(props: TableProps<Row>) {
  return (
    <AntdLook>
      <AntdTable<Row> {...props} />
    </AntdLook>
  );
}
