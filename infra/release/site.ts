import { join } from 'node:path';

/** Where what is published lies. The gateway serves this folder and nothing else. */
export interface Site {
  readonly folder: string;
  readonly shell: string;
  readonly remotes: string;
  readonly releases: string;
  /** The one mutable file: which release is served now. */
  readonly current: string;
}

export function siteIn(folder: string): Site {
  const releases = join(folder, 'releases');
  return {
    folder,
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    releases,
    current: join(releases, 'current.json'),
  };
}
