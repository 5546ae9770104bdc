import { useRouteError } from '@pehchan/kit/router';
import { failureOf } from '../remotes/failure.ts';
import { RemoteProblem } from '../remotes/remote-problem.tsx';

/** The last net: something of the shell itself failed. A fresh start is the way on. */
export function RouteProblem() {
  const failure = failureOf(useRouteError());
  return (
    <RemoteProblem reason={failure.reason} code={`shell ${failure.code}`} onRetry={() => location.reload()} />
  );
}
