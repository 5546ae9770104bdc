import { useNotices, useKitTranslation, type Notice } from '@pehchan/kit';
import { Icon, IconButton } from '@pehchan/kit/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './notice-region.module.css';

/** Milliseconds that a notice is shown. An error stays until it is closed or solved. */
const SHOWN_MS = { success: 5000, info: 6000, error: undefined };
const ICONS = { success: 'check', info: 'info', error: 'cross' };

/** The region is always in the page, so that screen readers announce new toasts. */
export function NoticeRegion() {
  const { waiting, dismiss } = useNotices();
  const place = useRef<HTMLDivElement>(null);
  // If toasts cover the focused element, scroll it above them, unless it was out of view before.
  useLayoutEffect(() => {
    const height = waiting.length > 0 ? (place.current?.offsetHeight ?? 0) : 0;
    document.documentElement.style.setProperty('--notices', `${height}px`);
    const focused = document.activeElement;
    if (height === 0 || !focused?.closest('main')) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const isUnder = top < window.innerHeight && bottom > (place.current?.getBoundingClientRect().top ?? 0);
    if (isUnder) focused.scrollIntoView({ block: 'nearest' });
  }, [waiting]);
  return (
    <div ref={place} className={styles.notices} role="status" aria-live="polite">
      {waiting.map((notice) => (
        <Toast key={notice.id} notice={notice} onDone={() => dismiss(notice.id)} />
      ))}
    </div>
  );
}

function Toast({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const tKit = useKitTranslation();
  useEffect(() => {
    const shownMs = SHOWN_MS[notice.kind];
    if (shownMs === undefined) return undefined;
    const timer = setTimeout(onDone, shownMs);
    return () => clearTimeout(timer);
    // The timer belongs to the notice; `onDone` is new at every render and must not restart it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [notice.id]);
  return (
    <div className={styles.notice} data-kind={notice.kind}>
      <Icon name={ICONS[notice.kind]} />
      <span>{notice.text}</span>
      <IconButton icon="cross" size={16} label={tKit('action.close')} onClick={onDone} />
    </div>
  );
}
