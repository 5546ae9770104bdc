import type { ReleasedRemote } from '@pehchan/contract/release';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { reportError } from '../app/report-error.ts';
import { failureOf, RemoteFailure } from './failure.ts';
import { loadPages } from './runtime.ts';
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
    loadPage(remote, page)
      .then((Page) => {
        loaded.set(key, Page);
        tell({ state: 'ready', Page });
      })
      .catch(async (error: unknown) => {
        const failure = await causeOf(error, remote);
        reportFailure(failure, remote);
        tell({ state: 'failed', failure, retry });
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

async function loadPage(remote: ReleasedRemote, page: string): Promise<ComponentType> {
  const pages = await loadPages(remote.name);
  const load = pages[page];
  if (!load) throw new RemoteFailure('broken', 'NO-PAGE');
  return (await load()).default;
}

async function causeOf(error: unknown, remote: ReleasedRemote): Promise<RemoteFailure> {
  const failure = failureOf(error);
  if (failure.reason !== 'network' || !(await isTampered(remote))) return failure;
  return new RemoteFailure('tampered', failure.code, { cause: error });
}

function reportFailure({ reason, code, cause }: RemoteFailure, { name, version }: ReleasedRemote): void {
  const message = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
  reportError({ kind: 'remote', message, code, part: `${name} ${version}` });
}
