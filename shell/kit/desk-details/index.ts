/**
 * antd's own for what is looked into and waited for: a panel beside the list, a history, how far something
 * is.
 */
export { DeskPanel } from './desk-panel.tsx';
export { DeskProgress } from './desk-progress.tsx';
export { DeskTimeline } from './desk-timeline.tsx';
