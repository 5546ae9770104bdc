import { useHasGotra } from '../../known-filters.ts';
import { useLastSearch } from '../../last-search.ts';

/** Return the own candidate of the last search, or a blank text. */
export function useForProfile(): string {
  const hasGotra = useHasGotra();
  const last = useLastSearch().recall();
  return hasGotra ? (last?.forProfile ?? '') : '';
}
