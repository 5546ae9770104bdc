import { useApiVersion } from '@pehchan/kit';
import { useCallback } from 'react';

/** The first version of the API that has gotra, education, work, height and the order by `newSince`. */
const SINCE = [2, 2] as const;
const KNOWN_BEFORE = ['search', 'gender', 'minAge', 'maxAge', 'city'];

/** Whether the API has the filters of version 2.2. A remote may run with the previous API for a while. */
export function useHasGotra(): boolean {
  const [major = 0, minor = 0] = useApiVersion().split('.').map(Number);
  return major > SINCE[0] || (major === SINCE[0] && minor >= SINCE[1]);
}

/** Return a function that removes the filters which the API does not have. */
export function useKnownFilters() {
  const hasGotra = useHasGotra();
  return useCallback(
    (values: Readonly<Record<string, string>>): Record<string, string> => {
      if (hasGotra) return { ...values };
      const known = Object.entries(values).filter(([name]) => KNOWN_BEFORE.includes(name));
      const [village = ''] = (values['village'] ?? '').split(',');
      return { ...Object.fromEntries(known), village };
    },
    [hasGotra],
  );
}
