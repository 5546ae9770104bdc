import type { KitTranslate, useTranslation } from '@pehchan/kit';
import type { FilterValues } from '../../search-filters.ts';
import type { texts } from '../../texts/index.ts';
import type { filterTexts } from './texts/index.ts';

export type Translate = ReturnType<typeof useTranslation<keyof typeof texts.en>>;
type TranslateFilters = ReturnType<typeof useTranslation<keyof typeof filterTexts.en>>;

export function agesOf({ minAge: min, maxAge: max }: FilterValues, t: Translate): string {
  if (min && max) return t('search.ages', { min, max });
  return min ? t('search.agesFrom', { min }) : t('search.agesTo', { max });
}

const INCHES = 12;
const CENTIMETRES = 2.54;
const SHORTEST = 4 * INCHES;
const TALLEST = 7 * INCHES;

/** Heights in whole centimetres with their words, inch by inch. */
export const heightOptions = (tKit: KitTranslate) =>
  Array.from({ length: TALLEST - SHORTEST + 1 }, (_, more) => {
    const value = String(Math.round((SHORTEST + more) * CENTIMETRES));
    return { value, label: heightIn(value, tKit) };
  });

export function heightIn(centimetres: string, tKit: KitTranslate): string {
  const all = Math.round(Number(centimetres) / CENTIMETRES);
  return tKit('height.brief', { feet: Math.floor(all / INCHES), inches: all % INCHES });
}

export function heightsOf({ minHeight, maxHeight }: FilterValues, t: Translate, tKit: KitTranslate): string {
  const [min, max] = [heightIn(minHeight, tKit), heightIn(maxHeight, tKit)];
  if (minHeight && maxHeight) return t('search.heights', { min, max });
  return minHeight ? t('search.heightsFrom', { min }) : t('search.heightsTo', { max });
}

export function showing(gender: string, n: number, t: TranslateFilters): string {
  if (n === 0) return t('search.showNone');
  const isOne = n === 1;
  if (gender === 'MALE') return isOne ? t('search.showBoy') : t('search.showBoys', { n });
  if (gender === 'FEMALE') return isOne ? t('search.showGirl') : t('search.showGirls', { n });
  return isOne ? t('search.showOne') : t('search.showAll', { n });
}
