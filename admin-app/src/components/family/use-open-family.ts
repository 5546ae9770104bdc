import { useQueryString } from '@pehchan/kit';
import { useLocation, useNavigate } from '@pehchan/kit/router';
import { useCallback } from 'react';

const NAME = 'family';
/** State of a history entry added when a family is opened from the list: “back” then closes the family. */
const OPENED = { isOpenedOverList: true };

/** Keep the opened family in the address: “back” closes its panel, a reload or a return opens it again. */
export function useOpenFamily() {
  const [query, change] = useQueryString();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOnTop = (state as typeof OPENED | null)?.isOpenedOverList === true;

  const open = useCallback(
    (id: number) => change((next) => next.set(NAME, String(id)), { state: OPENED }),
    [change],
  );
  /** Show another family in the open panel. “Back” still closes the panel. */
  const step = useCallback(
    (id: number) =>
      change((next) => next.set(NAME, String(id)), { replace: true, state: isOnTop ? OPENED : undefined }),
    [isOnTop, change],
  );
  const close = useCallback(() => {
    if (isOnTop) void navigate(-1);
    else change((next) => next.delete(NAME), { replace: true });
  }, [isOnTop, navigate, change]);
  return { id: Number(query.get(NAME) ?? 0), open, step, close };
}
