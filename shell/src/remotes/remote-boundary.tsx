import type { ReleasedRemote } from '@pehchan/release/document';
import { Redrawn } from '@pehchan/kit/router';
import { Component, type ReactNode } from 'react';
import { failureOf, type RemoteFailure } from './failure.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import { RemoteProblem } from './remote-problem.tsx';

type Props = { registry: RemoteRegistry; remote: ReleasedRemote; children: ReactNode };
type State = { failure?: RemoteFailure };

/** An error of a remote breaks only its own screen; menu, language and sign-out stay. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { registry, remote } = this.props;
    registry.reportThrown(remote, error);
    if (failureOf(error).reason === 'network') void registry.reloadForNewRelease();
  }

  private retry({ isPassing }: RemoteFailure): void {
    // React keeps the failure of a `lazy` part, so drawing it again would fail without a request.
    if (isPassing) window.location.reload();
    else void this.props.registry.tryAgain(() => this.setState({ failure: undefined }));
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return <Redrawn>{this.props.children}</Redrawn>;
    const { name, version } = this.props.remote;
    return (
      <RemoteProblem
        reason={failure.reason}
        code={`${name} ${version} ${failure.code}`}
        onRetry={() => this.retry(failure)}
      />
    );
  }
}
