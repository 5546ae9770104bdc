import type { Language } from '@pehchan/contract/messages';
import type { KitTranslate } from '../i18n/use-translation.ts';

/** `yyyy-MM-dd`, as the register writes dates (specification section 9), from the wire's ISO string. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10);
}

/** The same day as one says it: ‘5 May 1999’. */
export function dayInWords(iso: string, t: KitTranslate): string {
  return t({ en: formatDay('en', iso), hi: formatDay('hi', iso) });
}

const calendars = new Map<Language, Intl.DateTimeFormat>();

function formatDay(language: Language, iso: string): string {
  const calendar = calendars.get(language) ?? makeCalendar(language);
  calendars.set(language, calendar);
  return calendar.format(new Date(iso));
}

/** Dear, and a list asks for every row. */
function makeCalendar(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
