import type { KitTranslate } from '../i18n/use-translation.ts';
import { monthsIn } from '../i18n/months.ts';

/** Return `yyyy-MM-dd` (specification section 9) of an ISO string. */
export function formatDate(iso: string): string {
  return iso.slice(0, 10);
}

/** The hour at which each part of a day ends. */
const PARTS_OF_DAY = [
  [4, 'time.small'],
  [12, 'time.morning'],
  [16, 'time.noon'],
  [20, 'time.evening'],
  [24, 'time.night'],
] as const;

/** Return a time such as `19:45` in words, or an unknown text unchanged. */
export function timeInWords(time: string, t: KitTranslate): string {
  const [hours = '', minutes] = time.split(':');
  const hour = Number(hours);
  const [, part] = PARTS_OF_DAY.find(([end]) => hour < end) ?? [];
  return part && minutes ? t(part, { time: `${hour % 12 || 12}:${minutes}` }) : time;
}

/** Return a date in words, such as “5 May 1999”. */
export function dayInWords(iso: string, t: KitTranslate): string {
  const [year, month, day] = formatDate(iso).split('-');
  return `${Number(day)} ${monthsIn(t)[Number(month) - 1]} ${year}`;
}
