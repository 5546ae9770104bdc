import { MAX_BIODATA } from '@pehchan/contract/biodata';
import { useEffect, useState } from 'react';
import { useNotice } from '../../components/family-phone/use-notice.ts';
import { useOwnProfilesQuery } from '../../member-api.ts';

/**
 * Whether a biodata may be asked for: its family is told of it, and so is the person, beforehand and once.
 * Nobody is told of a look at the own ones.
 */
export function useNoticeFirst(id: string, onRefused: () => void): boolean {
  const { isDue, tell } = useNotice();
  const [isAgreed, setAgreed] = useState(false);
  const isAsked = isDue && !isAgreed;
  const { data, isFetching } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA }, { skip: !isAsked });
  const isOwn = data?.profiles.some((profile) => String(profile.id) === id) ?? false;
  const isOpen = !isAsked || isOwn;
  const mustTell = !isOpen && !isFetching;

  useEffect(() => {
    if (!mustTell) return;
    const left = new AbortController();
    void tell(left.signal).then((agreed) => {
      if (left.signal.aborted) return;
      if (agreed) setAgreed(true);
      else onRefused();
    });
    return () => left.abort();
    // What a new drawing brings along asks no second time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustTell, id]);
  return isOpen;
}
