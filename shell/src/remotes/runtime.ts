import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument } from '@pehchan/release/document';
import type { PageTable } from '@pehchan/kit';
import { releasePlugin } from './release-plugin.ts';

/** Makes the release's remotes known to the federation runtime. Nothing of them is fetched yet. */
export function registerReleasedRemotes(release: ReleaseDocument): void {
  registerPlugins([releasePlugin(release)]);
  registerRemotes(
    Object.values(release.remotes).map(({ name, base }) => ({ name, entry: `${base}mf-manifest.json` })),
  );
}

/**
 * A remote's one public module: the table of its pages. Throws whatever the runtime throws; see `failure.ts`.
 */
export async function loadRemotePages(remote: string): Promise<PageTable> {
  const module = await loadRemote<{ pages: PageTable }>(`${remote}/pages`);
  if (!module) throw new Error(`${remote} exposes no pages`);
  return module.pages;
}
