import type { ReleaseDocument } from '@pehchan/release/document';
import { useLocation } from '@pehchan/kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegistry } from './registry-context.ts';

/**
 * Notices that a newer release is served: when somebody comes back to the tab, and when the screens of
 * another remote are opened. From then on such a change loads the page anew, with the newer release. The form
 * of the screen before was left by then, through its own question; a remote is never swapped under one.
 */
export function useNewerRelease(): boolean {
  const registry = useRegistry();
  const [isNewer, setIsNewer] = useState(false);
  const { pathname } = useLocation();
  const owner = ownerOf(registry.release, pathname);
  const shown = useRef(owner);

  const ask = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    void registry.isOutdated().then((outdated) => outdated && setIsNewer(true));
  }, [registry]);

  useEffect(() => {
    if (isNewer) return undefined;
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ask, isNewer]);

  useEffect(() => {
    if (shown.current === owner) return;
    shown.current = owner;
    if (isNewer) window.location.reload();
    else ask();
  }, [ask, isNewer, owner]);

  return isNewer;
}

/** Whose screen stands under a path: a remote's, or the shell's own. */
export function ownerOf({ remotes }: ReleaseDocument, pathname: string): string {
  const owner = Object.values(remotes).find(({ routes }) =>
    routes.some(({ path }) => patternOf(path).test(pathname)),
  );
  return owner?.name ?? 'shell';
}

/**
 * As the router reads a path: case and a last slash don't count, and a parameter is anything up to the next
 * one.
 */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
}
