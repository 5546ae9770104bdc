import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './bottom-bar.module.css';
import { useKeyboardIsOpen } from './use-keyboard-is-open.ts';

/** Where the page's one bottom bar stands, and how many screens have brought one of their own. */
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
    // As it is before the page has run, for what is rendered when the site is built.
    () => foot,
  );

const takePlace = (place: HTMLElement | null) => change({ place });

/**
 * The foot of the page, which the shell has once: what it holds stays in sight, takes its own room at the
 * page's end, and makes way for an on-screen keyboard. A screen's `BottomBar` stands in its place.
 */
export function BottomBarPlace({ children }: { children?: ReactNode }) {
  const { brought } = useFoot();
  const isTyping = useKeyboardIsOpen();
  return (
    <div ref={takePlace} className={styles.place} hidden={isTyping} data-bottom-bar>
      {brought === 0 && children}
    </div>
  );
}

/**
 * What a screen can do, always in sight at its foot. While it is there it stands instead of the navigation,
 * so that there are never two bars. It is for a phone (`useIsWide`): a desk shows such things in the page.
 */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const { place } = useFoot();
  useLayoutEffect(() => {
    change({ brought: foot.brought + 1 });
    return () => change({ brought: foot.brought - 1 });
  }, []);
  const bar = (
    <div role="group" aria-label={label} className={styles.bar}>
      {children}
    </div>
  );
  return place ? createPortal(bar, place) : bar;
}
