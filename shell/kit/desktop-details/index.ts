/** antd parts for details: a panel beside the list, a timeline, a progress bar. */
export { DesktopPanel } from './desktop-panel.tsx';
export { DesktopProgress } from './desktop-progress.tsx';
export { DesktopTimeline } from './desktop-timeline.tsx';
