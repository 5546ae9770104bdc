import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonLook = {
  /** `primary`: the one main action of a view. `text`: words without a ground. Other actions are quiet. */
  type?: 'primary' | 'default' | 'text';
  size?: 'middle' | 'small';
  danger?: boolean;
  block?: boolean;
};

export function buttonLook({ type, size, danger, block }: ButtonLook): string {
  return clsx(
    styles.button,
    type && type !== 'default' && styles[type],
    size === 'small' && styles.small,
    danger && styles.danger,
    block && styles.block,
  );
}
