import { Timeline } from 'antd';
import type { ReactNode } from 'react';

export type TimelineEntry = { key: number; content: ReactNode };

export function DeskTimeline({ entries }: { entries: TimelineEntry[] }) {
  return <Timeline items={entries} />;
}
