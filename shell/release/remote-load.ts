import { REMOTE_VERSION } from './names.ts';

/**
 * Request header in which a page tells once that a remote was loaded, beside whatever it asks next:
 * `member 1.0.0-3f2a1b9c44 loaded`. A load that failed is told by a client error, which names the remote in
 * the same way.
 */
export const REMOTE_LOAD_HEADER = 'Pehchan-Remote-Load';

/** `retried`: it came after it had failed in the same page. */
export const LOAD_OUTCOMES = ['loaded', 'retried'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** A remote in one of its versions. */
export type VersionedRemote = { remote: string; version: string };
export type RemoteLoad = VersionedRemote & { outcome: LoadOutcome };

export function writeRemoteLoad({ remote, version, outcome }: RemoteLoad): string {
  return `${remote} ${version} ${outcome}`;
}

/** Undefined for anything that `writeRemoteLoad` doesn't write of a published version. */
export function readRemoteLoad(text: string): RemoteLoad | undefined {
  const end = text.lastIndexOf(' ');
  const outcome = LOAD_OUTCOMES.find((known) => known === text.slice(end + 1));
  const named = readVersionedRemote(text.slice(0, end));
  return named && outcome && { ...named, outcome };
}

/** `member 1.0.0-3f2a1b9c44`, and nothing besides. */
export function readVersionedRemote(text: string): VersionedRemote | undefined {
  const [, remote, version] = new RegExp(`^([a-z]{1,20}) (${REMOTE_VERSION.source})$`).exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
