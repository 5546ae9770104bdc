/** @deprecated Use `@pehchan/kit/desktop`. Remotes built with an older kit load this until the next major. */
export { DataTable, type Column, type Sorting } from '../desktop/data-table.tsx';
export { DesktopLook as DeskLook } from '../desktop/desktop-look.tsx';
export { NavMenu, type NavEntry } from '../desktop/nav-menu.tsx';
