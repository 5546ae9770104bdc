import type { ReleaseDocument, ReleasedRemote } from './document.ts';

/** A remote's entry in a release document of schema 1, which called the range of kit versions `contract`. */
export type RemoteBefore = Omit<ReleasedRemote, 'kit'> & { readonly contract: string };
export type ReleaseBefore = Omit<ReleaseDocument, 'schema' | 'remotes'> & {
  readonly schema: 1;
  readonly remotes: Readonly<Record<string, RemoteBefore>>;
};

/**
 * Convert a release document to the current schema: stored documents of the previous version are never
 * rewritten. Do not use yup here, because the shell reads the release document before yup is loaded.
 */
export function upToDate(release: ReleaseDocument | ReleaseBefore): ReleaseDocument {
  if (release.schema !== 1) return release;
  const remotes = Object.entries(release.remotes).map(([name, remote]) => [name, remoteUpToDate(remote)]);
  return { ...release, schema: 2, remotes: Object.fromEntries(remotes) as ReleaseDocument['remotes'] };
}

export function remoteUpToDate(remote: ReleasedRemote | RemoteBefore): ReleasedRemote {
  if (!('contract' in remote)) return remote;
  const { contract, ...rest } = remote;
  return { ...rest, kit: contract };
}
