import { useMemo } from 'react';
import { useOwnKey } from '../../owner.ts';
import type { DraftPlace } from './drafts.ts';

/** Return the draft's place with the owner's name in its key, as the same object until the place changes. */
export function useOwnPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const key = useOwnKey(place?.key ?? '');
  return useMemo(() => place && { ...place, key }, [place, key]);
}
