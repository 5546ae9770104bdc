import type { SessionUser } from '@pehchan/contract/accounts';
import type { ReleaseDocument } from '@pehchan/release/document';
import { menuEntries } from '../layout/menu-entries.ts';
import { refusalOf } from './gates.ts';
import { loadPage } from './load-page.ts';

/**
 * Fetches the pages behind this user's menu while the page is idle, so that a click shows them at once. A
 * failure here is nobody's business: the click will tell.
 */
export function warmUpMenu(release: ReleaseDocument, user: SessionUser): void {
  const targets = new Set(menuEntries(release, user).map(({ to }) => to));
  for (const remote of Object.values(release.remotes)) {
    const wanted = remote.routes.filter(({ path }) => targets.has(path));
    if (wanted.length === 0 || refusalOf(remote)) continue;
    for (const { page } of wanted) loadPage(remote.name, page).catch(() => undefined);
  }
}
