import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './bottom-bar.module.css';
import { useKeyboardIsOpen } from './use-keyboard-is-open.ts';

type Foot = { place: HTMLElement | null; brought: number };

let foot: Foot = { place: null, brought: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<Foot>): void {
  foot = { ...foot, ...next };
  for (const listener of listeners) listener();
}

const useFoot = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => foot,
    () => foot,
  );

const takePlace = (place: HTMLElement | null) => change({ place });

/** The page's bottom bar, which only the shell renders. An open on-screen keyboard hides the bar. */
export function BottomBarPlace({ children }: { children?: ReactNode }) {
  const { brought } = useFoot();
  const isTyping = useKeyboardIsOpen();
  return (
    <div ref={takePlace} className={styles.place} hidden={isTyping} data-bottom-bar>
      {brought === 0 && children}
    </div>
  );
}

/** Show a phone screen's actions at the bottom, instead of the navigation: there are never two bars. */
export function BottomBar({
  label,
  above,
  children,
}: {
  label: string;
  /** Facts that belong to the actions, on lines of their own above them. */
  above?: ReactNode;
  children: ReactNode;
}) {
  const { place } = useFoot();
  useLayoutEffect(() => {
    change({ brought: foot.brought + 1 });
    return () => change({ brought: foot.brought - 1 });
  }, []);
  const bar = (
    <div role="group" aria-label={label}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.bar}>{children}</div>
    </div>
  );
  return place ? createPortal(bar, place) : bar;
}
