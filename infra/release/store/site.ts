import { join } from 'node:path';

export type Site = ReturnType<typeof siteIn>;

/** The gateway serves only `shell`, `remotes` and `releases` of the folder. */
export function siteIn(folder: string) {
  const releases = join(folder, 'releases');
  return Object.freeze({
    folder,
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    releases,
    /** The only served file that changes: the current release. */
    current: join(releases, 'current.json'),
    host: join(folder, 'host.json'),
    history: join(folder, 'history'),
    checks: join(folder, 'checks'),
    pending: join(folder, 'pending'),
    mail: join(folder, 'mail'),
    grants: join(folder, 'grants.json'),
    /** The publishers, with hashes of their tokens. */
    publishers: join(folder, 'publishers.json'),
    /** Empty; exists while there are publishers. The gateway's user cannot read `publishers`. */
    publishing: join(folder, 'publishing'),
  });
}
