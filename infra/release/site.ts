import { join } from 'node:path';

/** By its paths: where what is published lies. */
export type Site = ReturnType<typeof siteIn>;

/** The gateway serves `shell`, `remotes` and `releases` of the folder, and nothing else of it. */
export function siteIn(folder: string) {
  const releases = join(folder, 'releases');
  return Object.freeze({
    folder,
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    releases,
    /** The one mutable file that is served: which release is served now. */
    current: join(releases, 'current.json'),
    /** What the shell in place lends and which paths are its own. */
    host: join(folder, 'host.json'),
    /** A note beside each release: who, what, why. */
    history: join(folder, 'history'),
    /** Which versions passed the matrix with which shell. */
    checks: join(folder, 'checks'),
    /** Promotions that wait for a yes. */
    pending: join(folder, 'pending'),
    /** Mails to the operator that no mail server has taken yet. */
    mail: join(folder, 'mail'),
    /** The addresses, sizes and styles that each remote is granted. */
    grants: join(folder, 'grants.json'),
    /** Who may publish over the network, with hashes of their tokens. */
    publishers: join(folder, 'publishers.json'),
    /** Empty; exists while there are publishers. The gateway's user cannot read `publishers`. */
    publishing: join(folder, 'publishing'),
  });
}
