/** @deprecated Use `@pehchan/kit/desktop-details`. */
export { DesktopPanel as DeskPanel } from '../desktop-details/desktop-panel.tsx';
export { DesktopProgress as DeskProgress } from '../desktop-details/desktop-progress.tsx';
export { DesktopTimeline as DeskTimeline } from '../desktop-details/desktop-timeline.tsx';
