import { useQueryString } from '@pehchan/kit';
import { useLocation, useNavigate } from '@pehchan/kit/router';
import { useCallback } from 'react';

const NAME = 'family';
/** In the history's entry: it was made here, on top of the list's own. */
const OPENED = { isOpenedOverList: true };

/**
 * The family that is looked into, in the address: “back” closes it and stays in the list, reload and a way
 * back from another screen find it open.
 */
export function useOpenFamily() {
  const [query, change] = useQueryString();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOnTop = (state as typeof OPENED | null)?.isOpenedOverList === true;

  const open = useCallback(
    (id: number) => change((next) => next.set(NAME, String(id)), { state: OPENED }),
    [change],
  );
  const close = useCallback(() => {
    if (isOnTop) void navigate(-1);
    else change((next) => next.delete(NAME), { replace: true });
  }, [isOnTop, navigate, change]);
  return { id: Number(query.get(NAME) ?? 0), open, close };
}
