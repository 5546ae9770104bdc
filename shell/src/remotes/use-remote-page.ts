import type { ReleasedRemote } from '@pehchan/release/document';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { reportError } from '../errors/report-error.ts';
import { countLoad, rememberFailure } from './count-loads.ts';
import { failureOf, RemoteFailure } from './failure.ts';
import { isPassing, loadPage } from './load-page.ts';
import { reloadForNewRelease, tryAgain } from './newer-release.ts';
import { isTampered } from './tampering.ts';

/** When loading is called slow, so that nobody wonders whether anything happens. */
const SLOW_MS = 4000;

export type RemotePage =
  | { state: 'loading' | 'slow' }
  | { state: 'failed'; failure: RemoteFailure; retry: () => void }
  | { state: 'ready'; Page: ComponentType };

const loaded = new Map<string, ComponentType>();

/** Loads one page of a remote. A page that was shown once is there at once the next time. */
export function useRemotePage(remote: ReleasedRemote, page: string): RemotePage {
  const key = `${remote.name}/${page}`;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; value: RemotePage }>();
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (loaded.has(key)) return undefined;
    let current = true;
    const tell = (value: RemotePage) => current && setResult({ key, value });
    const slow = setTimeout(() => tell({ state: 'slow' }), SLOW_MS);
    loadPage(remote.name, page)
      .then((Page) => {
        loaded.set(key, Page);
        // Before the screen is drawn: its own first call can carry it.
        countLoad(remote);
        tell({ state: 'ready', Page });
      })
      .catch(async (error: unknown) => {
        const failure = await causeOf(error, remote);
        reportFailure(failure, remote);
        if (failure.reason === 'network' && (await reloadForNewRelease())) return;
        tell({
          state: 'failed',
          failure,
          retry: () => void (isPassing(failure) ? tryAgain(retry) : window.location.reload()),
        });
      })
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [attempt, key, page, remote, retry]);

  const Page = loaded.get(key);
  if (Page) return { state: 'ready', Page };
  return result?.key === key ? result.value : { state: 'loading' };
}

async function causeOf(error: unknown, remote: ReleasedRemote): Promise<RemoteFailure> {
  const failure = failureOf(error);
  if (failure.reason !== 'network' || !(await isTampered(remote))) return failure;
  return new RemoteFailure('tampered', failure.code, { cause: error });
}

function reportFailure({ reason, code, cause }: RemoteFailure, remote: ReleasedRemote): void {
  const { name, version } = remote;
  rememberFailure(remote);
  const message = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
  reportError({ kind: 'remote', message, code, part: `${name} ${version}` });
}
