import type { KitTranslate } from '../i18n/use-translation.ts';
import { monthsIn } from '../i18n/months.ts';

/** Return `yyyy-MM-dd` (specification section 9) of an ISO string. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10);
}

/** Return a date in words, such as “5 May 1999”. */
export function dayInWords(iso: string, t: KitTranslate): string {
  const [year, month, day] = formatDate(iso).split('-');
  return `${Number(day)} ${monthsIn(t)[Number(month) - 1]} ${year}`;
}
