import { useSession } from '@pehchan/kit';
import { useEffect, useRef } from 'react';

/** Another tab may have signed somebody else in. This page holds the first one's lists: it starts over for the second. */
export function useSamePerson(): void {
  const { user } = useSession();
  const first = useRef(user?.id);
  useEffect(() => {
    if (user === undefined) return;
    if (first.current !== undefined && first.current !== user.id) window.location.reload();
    first.current = user.id;
  }, [user]);
}
