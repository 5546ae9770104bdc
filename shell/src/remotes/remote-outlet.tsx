import type { ReleasedRemote } from '@pehchan/release/document';
import { KIT_VERSION, OwnerContext, useApiVersion } from '@pehchan/kit';
import { LoadingState } from '@pehchan/kit/ui';
import { Suspense, useEffect } from 'react';
import { incompatibilityOf, type Incompatibility } from './gates.ts';
import { useRegistry } from './registry-context.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteProblem } from './remote-problem.tsx';
import { useRemotePage } from './use-remote-page.ts';

export function RemoteOutlet({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const registry = useRegistry();
  // Check the API's version at each reply, because the API may be replaced while the page is open.
  const reason = incompatibilityOf(remote, { kit: KIT_VERSION, api: useApiVersion() });
  if (reason) return <IncompatibleRemote remote={remote} reason={reason} />;
  return (
    // With this key, another screen or version of the remote gets a new error boundary.
    <RemoteBoundary key={`${remote.name}@${remote.version}/${page}`} registry={registry} remote={remote}>
      <OwnerContext value={remote.name}>
        <Suspense fallback={<LoadingState rows={8} />}>
          <LoadedPage remote={remote} page={page} />
        </Suspense>
      </OwnerContext>
    </RemoteBoundary>
  );
}

function IncompatibleRemote({ remote, reason }: { remote: ReleasedRemote; reason: Incompatibility }) {
  const registry = useRegistry();
  useEffect(() => registry.reportIncompatible(remote, reason), [registry, remote, reason]);
  return (
    <RemoteProblem
      reason={reason}
      code={`${remote.name} ${remote.version} ${reason}`}
      onRetry={() => window.location.reload()}
    />
  );
}

function LoadedPage({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const loading = useRemotePage(remote, page);
  switch (loading.state) {
    case 'ready':
      return <loading.Page />;
    case 'failed':
      return (
        <RemoteProblem
          reason={loading.failure.reason}
          code={`${remote.name} ${remote.version} ${loading.failure.code}`}
          onRetry={loading.retry}
        />
      );
    default:
      return <LoadingState rows={8} />;
  }
}
