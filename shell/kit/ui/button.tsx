import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

type Props = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    htmlType?: 'button' | 'submit';
    loading?: boolean;
    icon?: ReactNode;
  };

/** Show a button with the properties of antd's, which would add half of antd to a phone's first screen. */
export function Button({
  type,
  size,
  htmlType = 'button',
  danger,
  loading,
  icon,
  block,
  disabled,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={htmlType}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={clsx(buttonLook({ type, size, danger, block }), className)}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
