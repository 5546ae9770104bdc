import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument, ReleasedRemote } from '@pehchan/release/document';
import type { PageTable } from '@pehchan/kit';
import { releasePlugin } from './release-plugin.ts';

export type RemoteRuntime = {
  register: (release: ReleaseDocument) => void;
  /** Load the table of screens that a remote exports. Rejects with the error of the federation runtime. */
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

function globalNameIn({ metaData }: ReleasedRemote['manifest']): string {
  const { globalName } = { ...(metaData as { globalName?: unknown } | undefined) };
  return typeof globalName === 'string' ? globalName : '(unnamed)';
}
