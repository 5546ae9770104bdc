import type { Point } from '@pehchan/contract/trace';
import styles from './trace.module.css';

export function Outline({ corners }: { corners: readonly Point[] }) {
  return (
    <svg className={styles.outline} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
