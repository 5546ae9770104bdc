export { Block, hiddenBy, noteBlocks, viewerOf } from './models/block.ts';
export { isOwn, isShown, isShownTo, isVisible, SHOWN, shownSql, shownTo } from './visibility.ts';
export type { Visible } from './visibility.ts';
