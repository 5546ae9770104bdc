import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import styles from './history.module.css';

type Props = { entries: { key: number; content: ReactNode }[] };

function PhoneTimeline({ entries }: Props) {
  return (
    <ol className={styles.history}>
      {entries.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ol>
  );
}

export const Timeline = onDesktop<Props>(
  async () => ({ default: (await import('@pehchan/kit/desktop-details')).DesktopTimeline }),
  PhoneTimeline,
  { waiting: <LoadingState rows={3} /> },
);
