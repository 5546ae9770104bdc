import type { ReactElement } from 'react';
import { iconPaths } from './icon-paths.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

/** An icon is decorative next to text and needs `label` if it is alone. An unknown name shows a dot. */
export function Icon({
  name,
  label,
  size = 20,
}: {
  name: string;
  label?: string;
  size?: number;
}): ReactElement {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name as IconName] : 'M12 11.5v1';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      className={styles.icon}
    >
      <path d={path} />
    </svg>
  );
}
