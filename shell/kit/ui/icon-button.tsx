import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'type' | 'children'> & {
  icon: string;
  label: string;
  size?: number;
};

export function IconButton({ icon, label, size, className, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={clsx(styles.button, className)} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  );
}
