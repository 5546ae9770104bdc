import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import styles from './deck.module.css';

/** Pixels that a finger moves sideways before the card moves, and before a decision is meant. */
const BEGINS = 16;
const MEANT = 110;

type Props = { onLeft: () => void; onRight: () => void; children: ReactNode };

/** Let a finger push the card aside. It is an extra: buttons do the same. */
export function Swipe({ onLeft, onRight, children }: Props) {
  const from = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const by = (event: PointerEvent) => (from.current === undefined ? 0 : event.clientX - from.current);
  const reset = () => {
    from.current = undefined;
    setMoved(0);
  };
  const end = (event: PointerEvent) => {
    const way = by(event);
    reset();
    if (way > MEANT) onRight();
    if (way < -MEANT) onLeft();
  };
  const meant = moved > MEANT ? 'approve' : moved < -MEANT ? 'reject' : undefined;
  return (
    <div
      className={styles.swipe}
      data-meant={meant}
      style={moved ? { transform: `translateX(${moved}px) rotate(${moved / 40}deg)` } : undefined}
      onPointerDown={(event) => {
        if (event.isPrimary && event.pointerType === 'touch') from.current = event.clientX;
      }}
      onPointerMove={(event) => setMoved(Math.abs(by(event)) > BEGINS ? by(event) : 0)}
      onPointerUp={end}
      onPointerCancel={reset}
    >
      {children}
    </div>
  );
}
