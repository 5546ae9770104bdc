/**
 * antd's own for screens that are worked on where there is room: tables that are sorted, selected and
 * narrowed to some of their columns, page numbers, menu, select, descriptions. A phone asks for none of it;
 * see `onDesk`.
 */
export { DataTable, type Column, type Sorting } from './data-table.tsx';
export { DesktopLook } from './desktop-look.tsx';
export { NavMenu, type NavEntry } from './nav-menu.tsx';
