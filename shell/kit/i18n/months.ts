import type { KitTranslate } from './use-translation.ts';

/**
 * Return the names of the twelve months.
 * Does not use `Intl`: creating its first calendar blocks a cheap phone for a quarter of a second.
 */
export function monthsIn(t: KitTranslate): string[] {
  return t('date.months').split(' ');
}
