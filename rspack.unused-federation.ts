/**
 * Replaces the federation runtime's snapshots, preloading and descriptions of errors in the build. The shell
 * uses neither of the first two, and an error without its description still has its code. `rspack.base.ts`
 * names the replaced files. The runtime calls only `hooks`, `manifestCache` and `getGlobalRemoteInfo`.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = () => ({});
export const normalizePreloadExposes = () => [];

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
