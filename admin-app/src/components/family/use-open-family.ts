import { useLocation, useNavigate, useSearchParams } from '@pehchan/kit/router';
import { useCallback } from 'react';

const NAME = 'family';
/** In the history's entry: it was made here, on top of the list's own. */
const OPENED = { isOpenedOverList: true };

/**
 * The family that is looked into, in the address: “back” closes it and stays in the list, reload and a way
 * back from another screen find it open.
 */
export function useOpenFamily() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOnTop = (state as typeof OPENED | null)?.isOpenedOverList === true;

  const open = useCallback(
    (id: number) =>
      setParams(
        (query) => {
          query.set(NAME, String(id));
          return query;
        },
        { state: OPENED, preventScrollReset: true },
      ),
    [setParams],
  );
  const close = useCallback(() => {
    if (isOnTop) {
      void navigate(-1);
      return;
    }
    setParams(
      (query) => {
        query.delete(NAME);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isOnTop, navigate, setParams]);
  return { id: Number(params.get(NAME) ?? 0), open, close };
}
