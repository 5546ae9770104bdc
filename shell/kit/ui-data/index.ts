/** antd's larger pieces for lists, in the product's look. Loaded when a screen shows one. */
export { Table } from './table.tsx';
export type { TableColumnsType, TableProps } from 'antd';
