import '../styles/base.css';
import type { RemoteConfig } from '@pehchan/release/document';
import { lazy, Suspense, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Navigate, Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { useLanguage } from '../i18n/use-translation.ts';
import { KitProviders } from '../kit-providers.tsx';
import { OwnerContext } from '../owner.ts';
import type { PageTable } from '../remote-page.ts';
import { mayBeSignedIn, useSession } from '../session/use-session.ts';
import { browserHistory } from '../router/page-history.ts';
import { PageRouter } from '../router/page-router.tsx';
import { createStore } from '../store.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LoadingState } from '../ui/states.tsx';
import { giveColours } from './colours.ts';
import styles from './standalone.module.css';
import { RolePicker } from './role-picker.tsx';

/** Mount a remote's pages without the shell. No route is guarded here: the API decides what can be read. */
export function mountStandalone(config: RemoteConfig, pages: PageTable): Root {
  giveColours();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const children: RouteObject[] = config.routes.map(({ path, page }) => ({
    path,
    element: standalonePage(pages[page]),
  }));
  children.push({ path: '*', element: <p>This remote has no page at this address.</p> });
  const routes: RouteObject[] = [{ element: <DevLayout config={config} />, children }];
  const paths = config.routes.map(({ path }) => path);
  const first = paths.find((path) => !path.includes(':'));
  if (first && !paths.includes('/')) routes.push({ path: '/', element: <Navigate to={first} replace /> });
  const mounted = createRoot(root);
  mounted.render(
    <KitProviders store={createStore()}>
      <OwnerContext value={config.name}>
        <PageRouter history={browserHistory()}>
          <Routed routes={routes} />
        </PageRouter>
      </OwnerContext>
    </KitProviders>,
  );
  return mounted;
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

function DevLayout({ config }: { config: RemoteConfig }) {
  const language = useLanguage();
  const session = useSession();
  return (
    <>
      <header className={styles.bar}>
        <strong>{config.name}, stand-alone</strong>
        <RolePicker />
      </header>
      <nav aria-label="Pages">
        {config.routes
          .filter(({ path }) => !path.includes(':'))
          .map(({ path, title }) => (
            <ButtonLink key={path} to={path}>
              {title[language]}
            </ButtonLink>
          ))}
      </nav>
      <main className={styles.main}>
        {session.state === 'signedIn' && <Outlet />}
        {session.state === 'checking' && <LoadingState />}
        {(session.state === 'signedOut' || !mayBeSignedIn()) && <p>Pick who is signed in.</p>}
        {session.state === 'unknown' && <p>The API doesn’t answer.</p>}
      </main>
    </>
  );
}

/** Create each page once: a lazy component that is created while rendering restarts at each render. */
function standalonePage(load: PageTable[string] | undefined): ReactElement {
  if (!load) return <p>The routes name a page that this remote doesn’t have.</p>;
  const Page = lazy(load);
  return (
    <Suspense fallback={<LoadingState />}>
      <Page />
    </Suspense>
  );
}
