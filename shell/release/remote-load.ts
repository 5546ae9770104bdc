import { REMOTE_VERSION } from './names.ts';

/**
 * Request header that reports a loaded remote once, with the page's next call: `member 1.0.0-3f2a1b9c44
 * loaded`. A failed load is a client error, which names the remote in the same way.
 */
export const REMOTE_LOAD_HEADER = 'Pehchan-Remote-Load';

/** How a remote was loaded. `retried`: loaded after a failure in the same page. */
export const LOAD_OUTCOMES = ['loaded', 'retried'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

export type VersionedRemote = { remote: string; version: string };
export type RemoteLoad = VersionedRemote & { outcome: LoadOutcome };

export function writeRemoteLoad({ remote, version, outcome }: RemoteLoad): string {
  return `${remote} ${version} ${outcome}`;
}

/** Parse the header's text, as `writeRemoteLoad` writes it. Return undefined for any other text. */
export function readRemoteLoad(text: string): RemoteLoad | undefined {
  const end = text.lastIndexOf(' ');
  const outcome = LOAD_OUTCOMES.find((known) => known === text.slice(end + 1));
  const named = readVersionedRemote(text.slice(0, end));
  return named && outcome && { ...named, outcome };
}

/** Parse a remote's name and version as in `member 1.0.0-3f2a1b9c44`; undefined for any other text. */
export function readVersionedRemote(text: string): VersionedRemote | undefined {
  const [, remote, version] = new RegExp(`^([a-z]{1,20}) (${REMOTE_VERSION.source})$`).exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
