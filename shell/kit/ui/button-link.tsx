import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, type ButtonLook } from './button-look.ts';

type Props = ButtonLook & Omit<ComponentProps<typeof Link>, 'type'>;

/** A link that looks like a button. It opens another screen or calls a number (`tel:`). */
export function ButtonLink({ type, size, danger, block, className, ...rest }: Props) {
  return <Link {...rest} className={clsx(buttonLook({ type, size, danger, block }), className)} />;
}
