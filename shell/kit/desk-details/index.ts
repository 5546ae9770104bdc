/**
 * antd's own for what is looked into and waited for: a panel beside the list, a history, how far something
 * is.
 */
export { DesktopPanel } from './desk-panel.tsx';
export { DesktopProgress } from './desk-progress.tsx';
export { DesktopTimeline } from './desk-timeline.tsx';
