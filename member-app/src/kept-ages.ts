import { useRemembered } from '@pehchan/kit';
import { useMemo } from 'react';
import { agesFor, type Ages, type Child } from './suited-to.ts';

/** Keep the ages that the family chose for each of its candidates, on the device. */
export function useKeptAges() {
  const kept = useRemembered('search.ages');
  return useMemo(() => {
    const all = () => new Map<string, unknown>(Object.entries(kept.recall() ?? {}));
    return {
      agesOf: (child: Child): Ages => {
        const ages = all().get(String(child.id));
        return isAges(ages) ? ages : agesFor(child);
      },
      keep: (id: string, { minAge, maxAge }: Ages) =>
        kept.keep({ ...Object.fromEntries(all()), [id]: { minAge, maxAge } }),
    };
  }, [kept]);
}

const isAges = (kept: unknown): kept is Ages =>
  typeof kept === 'object' &&
  kept !== null &&
  ['minAge', 'maxAge'].every((name) => /^\d{0,2}$/.test(String(Reflect.get(kept, name))));
