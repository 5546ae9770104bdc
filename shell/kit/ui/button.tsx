import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** `primary` is a screen's one main thing to do. */
  type?: 'primary' | 'default';
  htmlType?: 'button' | 'submit';
  danger?: boolean;
  /** Turns, and can't be pressed, while what it began isn't done. */
  loading?: boolean;
  icon?: ReactNode;
  /** As wide as its place. */
  block?: boolean;
};

/**
 * The product's button, with antd's names for its properties. antd's own would bring half of antd to the first screen of a
 * phone on a slow link; its larger pieces come where they are shown (`forms`).
 */
export function Button({
  type = 'default',
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
  const classes = [
    'button',
    type === 'primary' && 'button-primary',
    danger && 'button-danger',
    block && 'button-block',
  ];
  return (
    <button
      {...rest}
      type={htmlType}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={[...classes, className].filter(Boolean).join(' ')}
    >
      {loading ? <span className="button-spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
