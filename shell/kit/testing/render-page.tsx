import { type SessionUser, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { KitProviders } from '../kit-providers.tsx';
import { useNotices } from '../notices/use-notices.ts';
import { languageChosen } from '../preferences/preferences.ts';
import { memoryHistory } from '../router/page-history.ts';
import { PageRouter } from '../router/page-router.tsx';
import { useSession } from '../session/use-session.ts';
import { createStore } from '../store.ts';
import type { SessionReactions } from '../session/session-reactions.ts';
import { setWide } from './browser.ts';
import { buildSessionUser } from './builders.ts';
import { answers } from './server.ts';

type Options = {
  /** The signed-in account; null if no account is signed in. */
  as?: SessionUser | null;
  path?: string;
  /** The address to open. By default the route of the page, if it has no parameters. */
  at?: string;
  language?: Language;
  onPhone?: boolean;
} & SessionReactions;

type Shown = {
  user: UserEvent;
  address: () => string;
  kept: () => unknown;
  goBack: () => Promise<void>;
};

/** Render a page as the shell does: real store, theme, session and notices. Only the API is mocked. */
export function renderPage(Page: ComponentType, options: Options = {}): Shown {
  const { as = buildSessionUser(), path = '/', at = path, language = 'en', onPhone = false } = options;
  const { onSessionEnded, onSigningOut, onSignedOut, onSignOutFailed, onSecondStep } = options;
  setWide(!onPhone);
  if (as) {
    document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
    answers('check', { user: as, message: 'Signed in' });
  }
  const store = createStore({ onSessionEnded, onSigningOut, onSignedOut, onSignOutFailed, onSecondStep });
  store.dispatch(languageChosen(language));
  const page = as ? (
    <SignedIn>
      <Page />
    </SignedIn>
  ) : (
    <Page />
  );
  const routes = [
    { path, element: page },
    { path: '*', element: <p>another screen</p> },
  ];
  const history = memoryHistory(at);
  render(
    <KitProviders store={store}>
      <PageRouter history={history}>
        <Routed routes={routes} />
      </PageRouter>
      <Toasts />
    </KitProviders>,
  );
  return {
    user: userEvent.setup(),
    address: () => history.shown.location.pathname + history.shown.location.search,
    kept: () => history.shown.location.state as unknown,
    goBack: () => act(() => Promise.resolve(history.go(-1))),
  };
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

function SignedIn({ children }: { children: ReactNode }) {
  return useSession().state === 'signedIn' ? children : null;
}

function Toasts() {
  const { waiting } = useNotices();
  return (
    <ul aria-label="Toasts">
      {waiting.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
