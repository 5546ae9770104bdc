import type { RouteAccess } from '@pehchan/release/document';
import { paths, useSession, useStepPutOffAt, useTranslation } from '@pehchan/kit';
import { Navigate, useLocation } from '@pehchan/kit/router';
import { FailedState, LoadingState } from '@pehchan/kit/ui';
import { useEffect, type ReactNode } from 'react';
import { leaveForSignIn } from '../session/leave.ts';
import { mayOpen } from '../session/access.ts';
import { texts } from '../texts/index.ts';
import { ConfirmFirst } from './confirm-first.tsx';

/** Without a session, redirect to the sign-in page; without the right to a screen, redirect home. */
export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const t = useTranslation(texts);
  const session = useSession();
  const putOffAt = useStepPutOffAt();
  const { pathname } = useLocation();
  // A screen for every account also has the account's own data, which need no second step.
  if (access !== 'signedIn' && putOffAt === pathname) return <ConfirmFirst />;
  switch (session.state) {
    case 'checking':
      return <LoadingState rows={8} />;
    case 'unknown':
      return <FailedState onRetry={session.retry}>{t('session.unknown')}</FailedState>;
    case 'signedOut':
      return <Leave />;
    case 'signedIn':
      if (mayOpen(access, session.user)) return children;
      // The account may have been approved a moment ago: wait for the fresh session.
      return session.refreshing ? <LoadingState rows={8} /> : <Navigate to={paths.home} replace />;
  }
}

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.state === 'signedIn' ? <Navigate to={paths.home} replace /> : children;
}

function Leave() {
  useEffect(leaveForSignIn, []);
  return <LoadingState rows={8} />;
}
