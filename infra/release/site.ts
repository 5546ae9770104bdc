import { join } from 'node:path';

/**
 * Where what is published lies. The gateway serves `shell`, `remotes` and `releases`, and nothing else of it.
 */
export interface Site {
  readonly folder: string;
  readonly shell: string;
  readonly remotes: string;
  readonly releases: string;
  /** The one mutable file that is served: which release is served now. */
  readonly current: string;
  /** What the shell in place lends and which paths are its own. */
  readonly host: string;
  /** A note beside each release: who, what, why. */
  readonly history: string;
  /** Which versions passed the matrix with which shell. */
  readonly checks: string;
  /** Who may publish over the network, with hashes of their tokens. */
  readonly publishers: string;
}

export function siteIn(folder: string): Site {
  const releases = join(folder, 'releases');
  return {
    folder,
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    releases,
    current: join(releases, 'current.json'),
    host: join(folder, 'host.json'),
    history: join(folder, 'history'),
    checks: join(folder, 'checks'),
    publishers: join(folder, 'publishers.json'),
  };
}
