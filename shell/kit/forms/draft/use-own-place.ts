import { useMemo } from 'react';
import { useOwnKey } from '../../owner.ts';
import type { DraftPlace } from './drafts.ts';

/** Return the draft's place with the remote's own key. The object is stable if the argument is. */
export function useOwnPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const key = useOwnKey(place?.key ?? '');
  return useMemo(() => place && { ...place, key }, [place, key]);
}
