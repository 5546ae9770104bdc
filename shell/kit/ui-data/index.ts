/** The larger pieces for rows that are worked on: sorted, selected, decided on. Loaded when a screen shows one. */
import './ui-data.css';

export { DataTable, type Column, type Selection, type Sorting } from './data-table.tsx';
export { Panel } from './panel.tsx';
