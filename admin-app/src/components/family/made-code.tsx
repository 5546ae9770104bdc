import { Note } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import styles from './made-code.module.css';

type Props = { code: string; message: string; children?: ReactNode };

/** Show a recovery code to read out on the phone. After leaving the screen, no one can show it again. */
export function MadeCode({ code, message, children }: Props) {
  return (
    <Note isStacked role="status">
      <strong className={styles.code}>{code}</strong>
      <span>{message}</span>
      {children}
    </Note>
  );
}
