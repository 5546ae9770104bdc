import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument } from '@pehchan/release/document';

/** Much longer than a screen's patience: an entry that arrives late on a weak signal is still shown. */
const ENTRY_BUDGET_MS = 120_000;

/**
 * Holds the federation runtime to the release document: a remote's entry script must have the hash that was
 * promoted, and comes within a time or not at all.
 */
export function releasePlugin(release: ReleaseDocument): ModuleFederationRuntimePlugin {
  const remotes = Object.values(release.remotes);
  return {
    name: 'pehchan-release',
    createScript: ({ url }) => {
      const remote = remotes.find(({ base, entry }) => url.endsWith(base + entry));
      if (!remote) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      if (remote.integrity) {
        script.integrity = remote.integrity;
        script.crossOrigin = 'anonymous';
      }
      return { script, timeout: ENTRY_BUDGET_MS };
    },
  };
}
