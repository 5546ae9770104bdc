import { url } from '@pehchan/contract/endpoints';
import type { ClientError } from '@pehchan/contract/site';

/** A page that fails over and over says so a few times, not for ever. */
const MOST_PER_TAB = 10;

const REMOTE_ENTRY = /\/remotes\/[^/]+\/[^/]+\/remoteEntry\.js$/;

const said = new Set<string>();
let release = '';

/**
 * Tells the API of an error in the page, each once. What goes out is where in the code it was, not what was
 * on the screen.
 */
export function reportError(error: Omit<ClientError, 'release'>): void {
  const key = `${error.kind} ${error.part ?? ''} ${error.message}`;
  if (process.env.NODE_ENV !== 'production' || said.has(key) || said.size >= MOST_PER_TAB) return;
  said.add(key);
  const body: ClientError = { ...error, message: error.message.slice(0, 300) || 'no message', release };
  void fetch(url('reportClientError'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports whatever nobody caught, from now on. */
export function reportUncaught(releaseId: string): void {
  release = releaseId;
  window.addEventListener('error', ({ message, filename }) => {
    // What an entry throws as it is loaded is told by whoever loads it, by the remote's name.
    if (!REMOTE_ENTRY.test(filename)) reportError({ kind: 'script', message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError({ kind: 'promise', message: reason instanceof Error ? reason.message : String(reason) }),
  );
}
