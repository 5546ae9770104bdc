import { url } from '@pehchan/contract/endpoints';
import type { ClientError } from '@pehchan/contract/site';

/** A page that fails over and over says so a few times, not for ever. */
const MOST_PER_TAB = 10;

const REMOTE_ENTRY = /\/remotes\/[^/]+\/[^/]+\/remoteEntry\.js$/;

/** Tells the API of an error in the page. What goes out is where it was in the code, not on the screen. */
export type Report = (error: Omit<ClientError, 'release'>) => void;

/** Errors of this page on their way to the API, each once. */
export class ErrorReporter {
  /** The release that the page works with, once it is read. */
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

  /** Reports whatever nobody caught, from now on. */
  reportUncaught(): void {
    window.addEventListener('error', ({ message, filename }) => {
      // What an entry throws as it is loaded is reported by whoever loads it, by the remote's name.
      if (!REMOTE_ENTRY.test(filename)) this.report({ kind: 'script', message });
    });
    window.addEventListener('unhandledrejection', ({ reason }) =>
      this.report({ kind: 'promise', message: reason instanceof Error ? reason.message : String(reason) }),
    );
  }
}
