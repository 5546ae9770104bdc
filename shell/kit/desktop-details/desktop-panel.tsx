import { Drawer } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './desktop-panel.module.css';

export type PanelProps = { title: string; extra?: ReactNode; onClose: () => void; children: ReactNode };

/** The panel's `z-index`: above the top bar and the page's watermark. */
const HEIGHT = 35;

/** Show details in a panel beside a list. When the panel is removed, it returns the focus. */
export function DesktopPanel({ title, extra, onClose, children }: PanelProps) {
  const t = useKitTranslation();
  const titleId = useId();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Drawer
      open
      aria-labelledby={titleId}
      title={
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      }
      size="min(42rem, 90vw)"
      zIndex={HEIGHT}
      extra={extra}
      onClose={onClose}
      closable={{ placement: 'end', 'aria-label': t('action.close'), closeIcon: <Icon name="cross" /> }}
    >
      <div className={styles.panel}>{children}</div>
    </Drawer>
  );
}
