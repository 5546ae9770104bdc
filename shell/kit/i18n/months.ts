import type { KitTranslate } from './use-translation.ts';

/** Return the names of the months. An `Intl` calendar would block a cheap phone for a quarter of a second. */
export function monthsIn(t: KitTranslate): string[] {
  return t('date.months').split(' ');
}
