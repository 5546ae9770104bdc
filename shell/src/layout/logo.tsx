import { useLanguage } from '@pehchan/kit';
import { LETTERS } from './letters.ts';

/**
 * The product's mark: a seal with its first letter, drawn, since as text it would be part of the name of what
 * it stands in.
 */
export function Logo() {
  const language = useLanguage();
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width={32} height={32} rx={8} fill="currentColor" />
      <path d={LETTERS[language]} fill="none" stroke="var(--surface)" strokeWidth={3} />
    </svg>
  );
}
