import { useMemo } from 'react';
import { useOwnKey } from '../../owner.ts';
import type { DraftPlace } from './drafts.ts';

/** Add the remote's name to the key of a draft's place. Return the same object until the place changes. */
export function useOwnPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const key = useOwnKey(place?.key ?? '');
  return useMemo(() => place && { ...place, key }, [place, key]);
}
