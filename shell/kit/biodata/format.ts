import type { Language } from '@pehchan/contract/messages';

/** `yyyy-MM-dd`, as the register writes dates (specification section 9), from the wire's ISO string. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10);
}

/** The same day as one says it: ‘5 May 1999’. */
export function formatDay(language: Language, iso: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}
