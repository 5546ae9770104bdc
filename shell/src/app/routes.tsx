import type { ReleaseDocument, RouteAccess } from '@pehchan/release/document';
import { paths } from '@pehchan/kit';
import type { RouteObject } from '@pehchan/kit/router';
import { Layout } from '../layout/layout.tsx';
import type { ReactElement } from 'react';
import { lazyPage } from './lazy-page.tsx';
import { OWN_PATHS, type OwnPath } from './own-paths.ts';
import { NO_RELEASE, RELEASE_CODE } from '../remotes/release.ts';
import { RemoteProblem } from '../remotes/remote-problem.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { Guard, SignedOutOnly } from './guard.tsx';

export function routesOf(release: ReleaseDocument): RouteObject[] {
  return [
    {
      element: <Layout />,
      children: [...shellRoutes, ...remoteRoutes(release), { path: '*', element: elsewhere(release) }],
    },
  ];
}

const signup = lazyPage(() => import('../pages/signup/signup-page.tsx'));
const forgotPassword = lazyPage(() => import('../pages/account/forgot-password-page.tsx'));
const resetPassword = lazyPage(() => import('../pages/account/reset-password-page.tsx'));
const restoreContacts = lazyPage(() => import('../pages/account/restore-contacts-page.tsx'));
const recover = lazyPage(() => import('../pages/account/recover-page.tsx'));
const stillLooking = lazyPage(() => import('../pages/account/still-looking-page.tsx'));
const notMe = lazyPage(() => import('../pages/account/not-me-page.tsx'));
const editUser = lazyPage(() => import('../pages/account/edit-user-page.tsx'));
const help = lazyPage(() => import('../pages/help-page.tsx'));
const about = lazyPage(() => import('../pages/about-page.tsx'));
const contact = lazyPage(() => import('../pages/contact-page.tsx'));
const terms = lazyPage(() => import('../pages/terms-page.tsx'));
const safety = lazyPage(() => import('../pages/safety-page.tsx'));
const notFound = lazyPage(() => import('../pages/not-found-page.tsx'));

/** Show a problem, not “page not found”: without a release, the shell does not know which paths exist. */
function elsewhere({ id }: ReleaseDocument): ReactElement {
  if (id !== NO_RELEASE) return notFound;
  return (
    <RemoteProblem reason="release" code={`shell ${RELEASE_CODE}`} onRetry={() => window.location.reload()} />
  );
}

/** With its path as React key, each screen checks the session again when the user opens it. */
const guarded = (path: string, access: RouteAccess, screen: ReactElement) => (
  <Guard key={path} access={access}>
    {screen}
  </Guard>
);

const shellScreens: Record<Exclude<OwnPath, 'login'>, ReactElement> = {
  signup: <SignedOutOnly>{signup}</SignedOutOnly>,
  forgotPassword,
  resetPassword: <SignedOutOnly>{resetPassword}</SignedOutOnly>,
  restoreContacts,
  recover: <SignedOutOnly>{recover}</SignedOutOnly>,
  notMe,
  help,
  stillLooking,
  editUser: guarded(paths.editUser, 'signedIn', editUser),
  contact: guarded(paths.contact, 'signedIn', contact),
  about: guarded(paths.about, 'signedIn', about),
  terms,
  safety,
};

const shellRoutes: RouteObject[] = OWN_PATHS.filter((name) => name !== 'login').map((name) => ({
  path: paths[name],
  element: shellScreens[name],
}));

function remoteRoutes(release: ReleaseDocument): RouteObject[] {
  return Object.values(release.remotes).flatMap((remote) =>
    remote.routes.map(({ path, page, access }) => ({
      path,
      element: guarded(path, access, <RemoteOutlet remote={remote} page={page} />),
    })),
  );
}
