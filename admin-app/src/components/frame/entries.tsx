import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import type { Entry } from './use-entries.tsx';
import styles from './side-menu.module.css';

type Props = { entries: Entry[]; current: string };

function PhoneEntries({ entries }: Props) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, icon, control, danger }) => (
        <li key={key} className={styles.entry} data-danger={danger}>
          {icon} {control}
        </li>
      ))}
    </ul>
  );
}

export const Entries = onDesktop<Props>(() => import('./desktop-entries.tsx'), PhoneEntries, {
  waiting: <LoadingState rows={7} />,
  isAhead: true,
});
