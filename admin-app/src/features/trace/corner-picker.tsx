import { CORNERS_WITHIN, type Corners, type Point } from '@pehchan/contract/trace';
import { useTranslation } from '@pehchan/kit';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Outline } from './outline.tsx';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

const NAMES = ['corner.0', 'corner.1', 'corner.2', 'corner.3'] as const;
/** The share of the picture's side by which an arrow key moves a corner. `LEAP`: with the Shift key. */
const STEP = 0.005;
const LEAP = 0.05;
const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The first corners are a little inside the picture, where a thumb can reach them. */
export const FIRST_CORNERS: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

type Props = { corners: Corners; onChange: (corners: Corners) => void };

export function CornerPicker({ corners, onChange }: Props) {
  const t = useTranslation(texts);
  const place = useRef<HTMLDivElement>(null);

  const move = (index: number, { x, y }: Point) => {
    const point = { x: share(x), y: share(y) };
    onChange(corners.map((corner, at) => (at === index ? point : corner)) as unknown as Corners);
  };
  const drag = (index: number, event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !place.current) return;
    const { left, top, width, height } = place.current.getBoundingClientRect();
    move(index, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const press = (index: number, corner: Point, event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? LEAP : STEP;
    move(index, { x: corner.x + direction.x * by, y: corner.y + direction.y * by });
  };
  return (
    <div ref={place} className={styles.corners}>
      <Outline corners={corners} />
      {NAMES.map((name, index) => {
        const corner = corners[index] ?? FIRST_CORNERS[0];
        return (
          <button
            key={name}
            type="button"
            className={styles.corner}
            style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
            aria-label={t(name)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(index, event)}
            onKeyDown={(event) => press(index, corner, event)}
          />
        );
      })}
    </div>
  );
}

const share = (value: number) => Math.min(CORNERS_WITHIN.most, Math.max(CORNERS_WITHIN.least, value));
