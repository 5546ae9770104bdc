import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

type Props = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    htmlType?: 'button' | 'submit';
    /** Turns, and can't be pressed, while what it began isn't done. */
    loading?: boolean;
    icon?: ReactNode;
  };

/**
 * The product's button, with antd's names for its properties. antd's own would bring half of antd to the
 * first screen of a phone on a slow link; its larger pieces come where they are shown (`forms`).
 */
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
