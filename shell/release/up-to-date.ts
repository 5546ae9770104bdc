import type { ReleaseDocument, ReleasedRemote } from './document.ts';

/** A remote in schema 1, where the kit’s range was called `contract`. */
export type RemoteBefore = Omit<ReleasedRemote, 'kit'> & { readonly contract: string };
export type ReleaseBefore = Omit<ReleaseDocument, 'schema' | 'remotes'> & {
  readonly schema: 1;
  readonly remotes: Readonly<Record<string, RemoteBefore>>;
};

/**
 * Convert a release document to the current schema. Published, served and backed-up documents of the previous
 * version are never rewritten.
 * Without yup: the shell reads the document before it has loaded it.
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
