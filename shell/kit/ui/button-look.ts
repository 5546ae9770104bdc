import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonLook = {
  type?: 'primary' | 'default';
  size?: 'middle' | 'small';
  danger?: boolean;
  block?: boolean;
};

export function buttonLook({ type, size, danger, block }: ButtonLook): string {
  return clsx(
    styles.button,
    type === 'primary' && styles.primary,
    size === 'small' && styles.small,
    danger && styles.danger,
    block && styles.block,
  );
}
