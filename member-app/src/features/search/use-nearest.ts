import type { NearestStep } from '@pehchan/contract/biodata';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import type { FilterValues } from '../../search-filters.ts';
import { texts } from '../../texts/index.ts';
import { heightIn } from './wording.ts';

type Step = { label: string; change: Partial<FilterValues> };

const LIMITS = ['minAge', 'maxAge', 'minHeight', 'maxHeight'] as const;

/** Return words and filters of the API's nearest steps. A step may move several limits, or drop a filter. */
export function useNearest(values: FilterValues, nearest: readonly NearestStep[]): Step[] {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const stepOf = (step: NearestStep): Step | undefined => {
    const { more: n, without } = step;
    const limits = LIMITS.flatMap((name) => {
      const value = step[name];
      // A limit that stays where it is needs no words.
      return value === undefined || String(value) === values[name] ? [] : [{ name, value: String(value) }];
    });
    const change = Object.fromEntries(limits.map(({ name, value }) => [name, value]));
    const [limit] = limits;
    if (limit) {
      const { name, value } = limit;
      return {
        change,
        label: t(`nearest.${name}`, { n, value: /Age/.test(name) ? value : heightIn(value, tKit) }),
      };
    }
    return (
      without && {
        change: { [without]: '' },
        label: t('nearest.without', { n, filter: t(`filter.${without}`) }),
      }
    );
  };
  return nearest.flatMap((step) => stepOf(step) ?? []).slice(0, 3);
}
