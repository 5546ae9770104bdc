import { Timeline } from 'antd';
import type { ReactNode } from 'react';

export type TimelineEntry = { key: number; content: ReactNode };

export function DesktopTimeline({ entries }: { entries: TimelineEntry[] }) {
  return <Timeline items={entries} />;
}
