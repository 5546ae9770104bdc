/** antd's larger pieces for lists. Loaded when a screen shows one, so that a phone's cards don't pay for the table. */
export { Table, type TableColumnsType, type TableProps } from 'antd';
