/** antd parts for the desktop layout. Phones never download them: see `onDesktop`. */
export { DataTable, type Column, type Sorting } from './data-table.tsx';
export { DesktopLook } from './desktop-look.tsx';
export { MoreMenu, type MenuItem } from './more-menu.tsx';
export { NavMenu, type NavEntry } from './nav-menu.tsx';
