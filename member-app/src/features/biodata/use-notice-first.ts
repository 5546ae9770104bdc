import { MAX_BIODATA } from '@pehchan/contract/biodata';
import { useEffect, useState } from 'react';
import { useNotice } from '../../components/family-phone/use-notice.ts';
import { useOwnProfilesQuery } from '../../member-api.ts';

/** Return whether a biodata may open: another family's only after the notice that this family sees visits. */
export function useNoticeFirst(id: string, onRefused: () => void): boolean {
  const { isDue, show } = useNotice();
  const [isAgreed, setAgreed] = useState(false);
  const mustAsk = isDue && !isAgreed;
  const { data, isFetching } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA }, { skip: !mustAsk });
  const isOwn = data?.profiles.some((profile) => String(profile.id) === id) ?? false;
  const isOpen = !mustAsk || isOwn;
  const mustShow = !isOpen && !isFetching;

  useEffect(() => {
    if (!mustShow) return;
    const left = new AbortController();
    void show(left.signal).then((agreed) => {
      if (left.signal.aborted) return;
      if (agreed) setAgreed(true);
      else onRefused();
    });
    return () => left.abort();
    // `show` and `onRefused` are new at every render: as dependencies they would show the notice again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustShow, id]);
  return isOpen;
}
