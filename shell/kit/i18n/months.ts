import type { KitTranslate } from './use-translation.ts';

/**
 * The twelve, by their names. Not from `Intl`: the first calendar that it makes holds a cheap phone for a
 * quarter of a second.
 */
export function monthsIn(t: KitTranslate): string[] {
  return t('date.months').split(' ');
}
