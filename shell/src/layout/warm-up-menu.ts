import type { SessionUser } from '@pehchan/contract/accounts';
import { KIT_VERSION, paths } from '@pehchan/kit';
import { incompatibilityOf } from '../remotes/gates.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { menuEntries } from './menu-entries.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds in which only the opened screen and its photos use the connection. */
const HEAD_START = 5000;

/**
 * Load the screens of the menu before the user opens them: all of them once the user has stayed on a screen,
 * and one as soon as the user presses its link.
 * @returns a function that stops this
 */
export function warmUpMenu(registry: RemoteRegistry, user: SessionUser, apiVersion: string): () => void {
  const load = (isWanted: (path: string) => boolean) => warmUp(registry, user, apiVersion, isWanted);
  const timer = setTimeout(() => whenIdle(() => load(() => true)), HEAD_START);
  const press = ({ target }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) load((path) => path === link.pathname);
  };
  document.addEventListener('pointerdown', press);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', press);
  };
}

function warmUp(
  registry: RemoteRegistry,
  user: SessionUser,
  apiVersion: string,
  isWanted: (path: string) => boolean,
): void {
  // For administrators, prefetch only administrators' screens, to save bandwidth.
  const entries = menuEntries(registry.release, user).filter(
    ({ access }) => !user.can.administer || access === 'admin',
  );
  const targets = new Set(entries.map(({ to }) => to));
  if (!user.can.administer) targets.add(paths.home);
  for (const remote of Object.values(registry.release.remotes)) {
    const routes = remote.routes.filter(({ path }) => targets.has(path) && isWanted(path));
    if (routes.length === 0 || incompatibilityOf(remote, { kit: KIT_VERSION, api: apiVersion })) continue;
    for (const { page } of routes) registry.warmUp(remote, page);
  }
}
