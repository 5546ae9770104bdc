import type { Language } from '@pehchan/contract/messages';

/** Return date and time in words, such as “5 January 2026 at 10:48 pm”. */
export function formatInstant(language: Language, instant: string | number): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // `रात 10:48 बजे`: Hindi does not use am and pm.
    ...(language === 'hi' && { dayPeriod: 'short' }),
  }).format(new Date(instant));
}
