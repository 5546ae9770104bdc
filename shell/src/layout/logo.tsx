import { useLanguage } from '@pehchan/kit';
import { LETTERS } from './letters.ts';

/** Draw the logo's letter as a shape: screen readers would read a text as part of the link. */
export function Logo() {
  const language = useLanguage();
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width={32} height={32} rx={8} fill="currentColor" />
      <path d={LETTERS[language]} fill="none" stroke="var(--surface)" strokeWidth={3} />
    </svg>
  );
}
