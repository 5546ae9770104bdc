import { mayBeSignedIn, useSignOut, useTranslation } from '@pehchan/kit';
import { useRouteError } from '@pehchan/kit/router';
import { Button } from '@pehchan/kit/ui';
import { useEffect } from 'react';
import { failureOf } from '../remotes/failure.ts';
import { RemoteProblem } from '../remotes/remote-problem.tsx';
import { texts } from '../texts/index.ts';
import type { Report } from '../errors/error-reporter.ts';

/** Shown if the shell itself fails, menu included: the user can reload or sign out. */
export function RouteProblem({ report }: { report: Report }) {
  const error = useRouteError();
  const { reason, code } = failureOf(error);
  useEffect(() => {
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'render', message, code: failureOf(error).code, part: 'shell' });
  }, [error, report]);
  return (
    <RemoteProblem
      reason={reason}
      code={`shell ${code}`}
      onRetry={() => window.location.reload()}
      action={mayBeSignedIn() && <SignOut />}
    />
  );
}

function SignOut() {
  const t = useTranslation(texts);
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Button loading={isSigningOut} onClick={signOut}>
      {t('layout.logout')}
    </Button>
  );
}
