import type { ReleasedRemote } from '@pehchan/release/document';
import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { failureOf, type RemoteFailure } from './failure.ts';
import { useRegistry } from './registry-context.ts';

export type RemotePage =
  | { state: 'loading' }
  | { state: 'failed'; failure: RemoteFailure; retry: () => void }
  | { state: 'ready'; Page: ComponentType };

export function useRemotePage(remote: ReleasedRemote, page: string): RemotePage {
  const registry = useRegistry();
  const key = `${remote.name}/${page}`;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; value: RemotePage }>();
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (registry.shownPage(remote, page)) return undefined;
    let current = true;
    // Render in a transition: a screen is the largest update, and the browser handles touches in between.
    const show = (value: RemotePage) =>
      startTransition(() => {
        if (current) setResult({ key, value });
      });
    const showLate = (failure: RemoteFailure) =>
      // Retry by a reload: the late request continues, and a second request would wait behind it.
      show({ state: 'failed', failure, retry: () => window.location.reload() });
    registry
      .loadPage(remote, page, showLate)
      .then((Page) => show({ state: 'ready', Page }))
      .catch(async (error: unknown) => {
        const failure = failureOf(error);
        if (failure.reason === 'network' && (await registry.reloadForNewRelease())) return;
        show({
          state: 'failed',
          failure,
          retry: () => void (failure.isPassing ? registry.tryAgain(retry) : window.location.reload()),
        });
      });
    return () => {
      current = false;
    };
  }, [attempt, key, page, registry, remote, retry]);

  const Page = registry.shownPage(remote, page);
  if (Page) return { state: 'ready', Page };
  return result?.key === key ? result.value : { state: 'loading' };
}
