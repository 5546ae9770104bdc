import type { BiodataFilterValues } from '@pehchan/kit/biodata';
import type { useTranslation } from '@pehchan/kit';
import type { texts } from '../../texts/index.ts';

type Translate = ReturnType<typeof useTranslation<keyof typeof texts.en>>;

export function agesOf({ minAge: min, maxAge: max }: BiodataFilterValues, t: Translate): string {
  if (min && max) return t('search.ages', { min, max });
  if (min) return t('search.agesFrom', { min });
  return max ? t('search.agesTo', { max }) : t('search.agesAll');
}

export function showing(gender: string, n: number, t: Translate): string {
  if (n === 0) return t('search.showNone');
  const isOne = n === 1;
  if (gender === 'MALE') return isOne ? t('search.showBoy') : t('search.showBoys', { n });
  if (gender === 'FEMALE') return isOne ? t('search.showGirl') : t('search.showGirls', { n });
  return isOne ? t('search.showOne') : t('search.showAll', { n });
}
