import type { ReleasedRemote } from '@pehchan/release/document';
import { OwnerContext, useTexts } from '@pehchan/kit';
import { LoadingState } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';
import { useEffect } from 'react';
import { reportError } from '../errors/report-error.ts';
import { refusalOf, type Refusal } from './gates.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import styles from './remote-outlet.module.css';
import { RemoteProblem } from './remote-problem.tsx';
import { useRemotePage } from './use-remote-page.ts';

/** The place under the layout where a remote's page stands, in whatever state it is. */
export function RemoteOutlet({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const refusal = refusalOf(remote);
  if (refusal) return <Refused remote={remote} refusal={refusal} />;
  return (
    // Keyed by what can fail: another page or version begins afresh.
    <RemoteBoundary key={`${remote.name}@${remote.version}/${page}`} remote={remote}>
      <OwnerContext value={remote.name}>
        <LoadedPage remote={remote} page={page} />
      </OwnerContext>
    </RemoteBoundary>
  );
}

function Refused({ remote, refusal }: { remote: ReleasedRemote; refusal: Refusal }) {
  const { name, version } = remote;
  useEffect(() => {
    // Somebody switched it off on purpose; a range that isn't met is an accident that its team should hear
    // of.
    if (refusal !== 'disabled') {
      reportError({ kind: 'remote', message: refusal, code: refusal, part: `${name} ${version}` });
    }
  }, [name, version, refusal]);
  return (
    <RemoteProblem
      reason={refusal}
      code={`${name} ${version} ${refusal}`}
      onRetry={() => window.location.reload()}
    />
  );
}

function LoadedPage({ remote, page }: { remote: ReleasedRemote; page: string }) {
  const text = useTexts(texts);
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
      return (
        <div className={styles.waiting}>
          <LoadingState rows={8} />
          {loading.state === 'slow' && <p role="status">{text('remote.slow')}</p>}
        </div>
      );
  }
}
