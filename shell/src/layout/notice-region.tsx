import { useNotices, useKitTranslation, type Notice } from '@pehchan/kit';
import { Icon, IconButton } from '@pehchan/kit/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './notice-region.module.css';

/** An error stays until it is closed, or until it has worked: nobody has to read it in a given time. */
const SHOWN_MS = { success: 5000, info: 6000, error: undefined };
const ICONS = { success: 'check', info: 'info', error: 'cross' };

/**
 * The one place where toasts appear. It is in the page from the start, so that a screen reader hears what
 * comes into it.
 */
export function NoticeRegion() {
  const { waiting, dismiss } = useNotices();
  const place = useRef<HTMLDivElement>(null);
  // An error may stand for long: what gets the focus is scrolled above it, and so is what has it
  // and would lie under it. Whoever has scrolled away stays where they are.
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
    // The timer belongs to the notice; `onDone` is new at every render.
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
