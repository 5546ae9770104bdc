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

/**
 * The one router of a page. Of the library it takes matching, links and addresses: its loaders, actions and
 * fetchers, which nothing here uses, are half of it, and can't be left out of the one that it makes itself.
 */
export function PageRouter({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [shown, setShown] = useState(history.shown);
  const shownPath = useRef(shown.location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (next.isUrgent) flushSync(() => setShown(next));
        // At once: what is opened a moment later begins with what the address says by now.
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
 * While the screen before it stays. What is begun while the browser says that somebody goes back, React draws
 * in one go.
 */
function inSlices(show: () => void): void {
  if (window.event?.type === 'popstate') setTimeout(() => startTransition(show));
  else startTransition(show);
}

/** What the router was last told to show. */
export function useShown(): Shown | undefined {
  return useContext(ShownContext);
}

export function usePageHistory(): PageHistory | undefined {
  return useContext(HistoryContext);
}

/** Asks before the screen is left. */
export function useLeaveQuestion(question: LeaveQuestion): void {
  const history = usePageHistory();
  useLayoutEffect(() => history?.askBeforeLeaving(question), [history, question]);
}
