import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument, ReleasedRemote } from '@pehchan/release/document';
import type { PageTable } from '@pehchan/kit';
import { releasePlugin } from './release-plugin.ts';

/** What the registry asks of the federation runtime. */
export type RemoteRuntime = {
  /** Makes the release's remotes known. Nothing of them is fetched yet. */
  register: (release: ReleaseDocument) => void;
  /** A remote's one public module: the table of its pages. Rejects with whatever the runtime throws. */
  loadPages: (remote: string) => Promise<PageTable>;
};

export const federationRuntime: RemoteRuntime = {
  register: (release) => {
    registerPlugins([releasePlugin(release)]);
    registerRemotes(
      Object.values(release.remotes).map(({ name, base, entry, manifest }) => ({
        name,
        entry: base + entry,
        entryGlobalName: globalNameIn(manifest),
      })),
    );
  },
  loadPages: async (remote) => {
    const module = await loadRemote<{ pages: PageTable }>(`${remote}/pages`);
    if (!module) throw new Error(`${remote} exposes no pages`);
    return module.pages;
  },
};

/** Where the entry leaves what it exposes; of a manifest that isn't one, nowhere. */
function globalNameIn({ metaData }: ReleasedRemote['manifest']): string {
  const { globalName } = { ...(metaData as { globalName?: unknown } | undefined) };
  return typeof globalName === 'string' ? globalName : '(unnamed)';
}
