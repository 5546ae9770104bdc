import type { ReleaseDocument } from '@pehchan/release/document';
import { useLocation } from '@pehchan/kit/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRegistry } from './registry-context.ts';

/** Check for a newer release on return to the tab. The next change between remotes or shell loads it. */
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

export function ownerOf({ remotes }: ReleaseDocument, pathname: string): string {
  const owner = Object.values(remotes).find(({ routes }) =>
    routes.some(({ path }) => patternOf(path).test(pathname)),
  );
  return owner?.name ?? 'shell';
}

/** Match a path as the router does: ignore case and a trailing slash; a parameter ends at the next slash. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
}
