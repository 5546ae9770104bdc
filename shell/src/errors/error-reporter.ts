import { url } from '@pehchan/contract/endpoints';
import type { ClientError } from '@pehchan/contract/site';

/** The most error reports that one tab sends: a broken page can fail repeatedly. */
const MOST_PER_TAB = 10;

const REMOTE_ENTRY = /\/remotes\/[^/]+\/[^/]+\/remoteEntry\.js$/;

/** Report an error of the page to the API: its place in the code, nothing from the screen. */
export type Report = (error: Omit<ClientError, 'release'>) => void;

export class ErrorReporter {
  releaseId = '';
  private readonly reported = new Set<string>();

  readonly report: Report = (error) => {
    const key = `${error.kind} ${error.part ?? ''} ${error.message}`;
    const { reported, releaseId: release } = this;
    if (process.env.NODE_ENV !== 'production' || reported.has(key) || reported.size >= MOST_PER_TAB) return;
    reported.add(key);
    const body: ClientError = { ...error, message: error.message.slice(0, 300) || 'no message', release };
    void fetch(url('reportClientError'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  };

  reportUncaught(): void {
    window.addEventListener('error', ({ message, filename }) => {
      // Leave out errors of a remote's entry: the remote registry reports them with the remote's name.
      if (!REMOTE_ENTRY.test(filename)) this.report({ kind: 'script', message });
    });
    window.addEventListener('unhandledrejection', ({ reason }) =>
      this.report({ kind: 'promise', message: reason instanceof Error ? reason.message : String(reason) }),
    );
  }
}
