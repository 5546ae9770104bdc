import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look.ts';

type Props = ButtonLook & Omit<ComponentProps<typeof Link>, 'type'>;

/**
 * A link in a button's look: it leads to another screen, or calls (`tel:`), instead of doing something here.
 */
export function ButtonLink({ type, size, danger, block, className, ...rest }: Props) {
  return <Link {...rest} className={clsx(buttonLook({ type, size, danger, block }), className)} />;
}
