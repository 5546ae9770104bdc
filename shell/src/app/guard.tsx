import type { RouteAccess } from '@pehchan/release/document';
import { paths, useSession, useTranslation } from '@pehchan/kit';
import { Navigate } from '@pehchan/kit/router';
import { FailedState, LoadingState } from '@pehchan/kit/ui';
import { useEffect, type ReactNode } from 'react';
import { leaveForSignIn } from '../session/leave.ts';
import { texts } from '../texts/index.ts';
import { mayOpen } from '../session/access.ts';

/** Without a session, redirect to the sign-in page; without the right to a screen, redirect home. */
export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const t = useTranslation(texts);
  const session = useSession();
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
