import type { Language } from '@pehchan/contract/messages';

/** A day and the time of it, as one says it: ‘5 January 2026 at 10:48 pm’. */
export function formatInstant(language: Language, instant: string | number): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // ‘रात 10:48 बजे’: nobody says am and pm in Hindi.
    ...(language === 'hi' && { dayPeriod: 'short' }),
  }).format(new Date(instant));
}
