import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import type { LeaveQuestion, PageHistory, Shown } from './page-history.ts';

const HistoryContext = createContext<PageHistory | undefined>(undefined);
const ShownContext = createContext<Shown | undefined>(undefined);

/** The page's router, from the public `Router` of the library (docs/decisions/051-page-history.md). */
export function PageRouter({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [shown, setShown] = useState(history.shown);
  const shownPath = useRef(shown.location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (next.isUrgent) flushSync(() => setShown(next));
        // Render a new query or hash immediately, so that the next update reads the current address.
        else if (next.location.pathname === shownPath.current) setShown(next);
        else inSlices(() => history.shown === next && setShown(next));
        shownPath.current = next.location.pathname;
      }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <ShownContext value={shown}>
        <Router location={shown.location} navigationType={shown.action} navigator={history}>
          {children}
        </Router>
      </ShownContext>
    </HistoryContext>
  );
}

/**
 * Render the next screen in slices, while the previous screen stays visible.
 * Wait for the end of a `popstate` event (Back), during which React renders synchronously.
 */
function inSlices(show: () => void): void {
  if (window.event?.type === 'popstate') setTimeout(() => startTransition(show));
  else startTransition(show);
}

export function useShown(): Shown | undefined {
  return useContext(ShownContext);
}

export function usePageHistory(): PageHistory | undefined {
  return useContext(HistoryContext);
}

export function useLeaveQuestion(question: LeaveQuestion): void {
  const history = usePageHistory();
  useLayoutEffect(() => history?.askBeforeLeaving(question), [history, question]);
}
