import type { ReleaseDocument } from '@pehchan/contract/release';
import { paths } from '@pehchan/kit';
import type { RouteObject } from '@pehchan/kit/router';
import { Layout } from '../layout/layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { Guard, SignedOutOnly } from './guard.tsx';
import { RouteProblem } from './route-problem.tsx';

/** Every route: the shell's own, then each remote's as the release document has them. */
export function routesOf(release: ReleaseDocument): RouteObject[] {
  return [
    {
      element: <Layout release={release} />,
      errorElement: <RouteProblem />,
      children: [...shellRoutes, ...remoteRoutes(release), { path: '*', element: notFound }],
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

const shellRoutes: RouteObject[] = [
  { path: paths.signup, element: <SignedOutOnly>{signup}</SignedOutOnly> },
  { path: paths.forgotPassword, element: forgotPassword },
  { path: paths.resetPassword, element: <SignedOutOnly>{resetPassword}</SignedOutOnly> },
  { path: paths.editUser, element: <Guard access="signedIn">{editUser}</Guard> },
  { path: paths.contact, element: <Guard access="signedIn">{contact}</Guard> },
  { path: paths.about, element: <Guard access="signedIn">{about}</Guard> },
  { path: paths.terms, element: terms },
];

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
