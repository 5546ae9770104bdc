import type { SessionUser } from '@pehchan/contract/accounts';
import { KIT_VERSION } from '@pehchan/kit';
import { incompatibilityOf } from '../remotes/gates.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { menuEntries } from './menu-entries.ts';

export function warmUpMenu(registry: RemoteRegistry, user: SessionUser, apiVersion: string): void {
  // For administrators, prefetch only administrators' screens, to save bandwidth.
  const entries = menuEntries(registry.release, user).filter(
    ({ access }) => !user.can.administer || access === 'admin',
  );
  const targets = new Set(entries.map(({ to }) => to));
  for (const remote of Object.values(registry.release.remotes)) {
    const routes = remote.routes.filter(({ path }) => targets.has(path));
    if (routes.length === 0 || incompatibilityOf(remote, { kit: KIT_VERSION, api: apiVersion })) continue;
    for (const { page } of routes) registry.warmUp(remote, page);
  }
}
