/**
 * antd's own for what is looked into and waited for: a panel beside the list, a history, how far something
 * is.
 */
export { DesktopPanel } from './desktop-panel.tsx';
export { DesktopProgress } from './desktop-progress.tsx';
export { DesktopTimeline } from './desktop-timeline.tsx';
