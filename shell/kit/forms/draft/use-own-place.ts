import { useMemo } from 'react';
import { useOwnKey } from '../../owner.ts';
import type { DraftPlace } from './drafts.ts';

/**
 * The place of a remote's form is that remote's own; as the one that is given, it is one object for the life
 * of the form.
 */
export function useOwnPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const key = useOwnKey(place?.key ?? '');
  return useMemo(() => place && { ...place, key }, [place, key]);
}
