import { useSession } from '@pehchan/kit';
import { useEffect, useRef } from 'react';

/** Reload if another account has signed in or a right is lost: the page can show the old session's data. */
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
