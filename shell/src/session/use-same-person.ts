import { useSession } from '@pehchan/kit';
import { useEffect, useRef } from 'react';

/**
 * Another tab may have signed somebody else in, and an administrator may have become a member meanwhile. This
 * page holds lists that only the first one might see: it starts over, without them.
 */
export function useSamePerson(): void {
  const { user } = useSession();
  const first = useRef(user);
  useEffect(() => {
    if (user === undefined) return;
    const before = first.current;
    first.current = user;
    if (before && (before.id !== user.id || hasLost(before.can, user.can))) window.location.reload();
  }, [user]);
}

function hasLost<Rights extends Record<string, boolean>>(before: Rights, now: Rights): boolean {
  return Object.keys(before).some((right) => before[right] && !now[right]);
}
