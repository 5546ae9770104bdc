export { Block, hiddenBy, noteBlocks, viewerOf } from './models/block.ts';
export { isOwn, isShown, isShownTo, isVisible, shownSql, shownTo, type Visible } from './visibility.ts';
