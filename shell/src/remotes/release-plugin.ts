import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument } from '@pehchan/release/document';

/** Milliseconds for loading a remote's entry. On a weak network, a late entry is still shown. */
const ENTRY_BUDGET_MS = 120_000;

/** Require that a remote's entry has the promoted hash and arrives within the time limit. */
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
