import type { ReleaseDocument } from '@pehchan/release/document';
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
import { RouteProblem } from './route-problem.tsx';

/** Every route: the shell's own, then each remote's as the release document has them. */
export function routesOf(release: ReleaseDocument): RouteObject[] {
  return [
    {
      element: <Layout release={release} />,
      errorElement: <RouteProblem />,
      children: [...shellRoutes, ...remoteRoutes(release), { path: '*', element: elsewhere(release) }],
    },
  ];
}

const signup = lazyPage(() => import('../pages/signup/signup-page.tsx'));
const forgotPassword = lazyPage(() => import('../pages/account/forgot-password-page.tsx'));
const resetPassword = lazyPage(() => import('../pages/account/reset-password-page.tsx'));
const editUser = lazyPage(() => import('../pages/account/edit-user-page.tsx'));
const about = lazyPage(() => import('../pages/about-page.tsx'));
const contact = lazyPage(() => import('../pages/contact-page.tsx'));
const terms = lazyPage(() => import('../pages/terms-page.tsx'));
const notFound = lazyPage(() => import('../pages/not-found-page.tsx'));

/** Without a release nobody can say which paths there are. */
function elsewhere({ id }: ReleaseDocument): ReactElement {
  if (id !== NO_RELEASE) return notFound;
  return (
    <RemoteProblem reason="release" code={`shell ${RELEASE_CODE}`} onRetry={() => window.location.reload()} />
  );
}

/** `/login` is a document of its own. */
const shellScreens: Record<Exclude<OwnPath, 'login'>, ReactElement> = {
  signup: <SignedOutOnly>{signup}</SignedOutOnly>,
  forgotPassword,
  resetPassword: <SignedOutOnly>{resetPassword}</SignedOutOnly>,
  editUser: <Guard access="signedIn">{editUser}</Guard>,
  contact: <Guard access="signedIn">{contact}</Guard>,
  about: <Guard access="signedIn">{about}</Guard>,
  terms,
};

const shellRoutes: RouteObject[] = OWN_PATHS.filter((name) => name !== 'login').map((name) => ({
  path: paths[name],
  element: shellScreens[name],
}));

function remoteRoutes(release: ReleaseDocument): RouteObject[] {
  return Object.values(release.remotes).flatMap((remote) =>
    remote.routes.map(({ path, page, access }) => ({
      path,
      element: (
        <Guard access={access}>
          <RemoteOutlet remote={remote} page={page} />
        </Guard>
      ),
    })),
  );
}
