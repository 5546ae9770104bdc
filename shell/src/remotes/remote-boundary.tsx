import type { ReleasedRemote } from '@pehchan/release/document';
import { Component, type ReactNode } from 'react';
import { reportError } from '../errors/report-error.ts';
import { failureOf, type RemoteFailure } from './failure.ts';
import { reloadForNewRelease, tryAgain } from './newer-release.ts';
import { RemoteProblem } from './remote-problem.tsx';

type Props = { remote: ReleasedRemote; children: ReactNode };
type State = { failure?: RemoteFailure };

/** A remote that throws while rendering costs its own screen; menu, language and sign-out stay. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    const { name, version } = this.props.remote;
    const { code, reason } = failureOf(error);
    const message = error instanceof Error ? error.message : String(error);
    reportError({ kind: 'render', message, code, part: `${name} ${version}` });
    if (reason === 'network') void reloadForNewRelease();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { name, version } = this.props.remote;
    return (
      <RemoteProblem
        reason={failure.reason}
        code={`${name} ${version} ${failure.code}`}
        onRetry={() => void tryAgain(() => this.setState({ failure: undefined }))}
      />
    );
  }
}
