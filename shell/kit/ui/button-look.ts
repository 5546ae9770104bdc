import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonLook = {
  /** `primary` is a screen's one main thing to do. */
  type?: 'primary' | 'default';
  /** For a place where many stand together. */
  size?: 'middle' | 'small';
  danger?: boolean;
  /** As wide as its place. */
  block?: boolean;
};

/** The classes of a button, for whatever is pressed like one. */
export function buttonLook({ type, size, danger, block }: ButtonLook): string {
  return clsx(
    styles.button,
    type === 'primary' && styles.primary,
    size === 'small' && styles.small,
    danger && styles.danger,
    block && styles.block,
  );
}
