import { join } from 'node:path';
import { UserError } from '../../lib/index.ts';

export type Site = ReturnType<typeof siteIn>;

/** The gateway serves only `shell`, `remotes` and `releases` of the folder. */
export function siteIn(folder: string) {
  const releases = join(folder, 'releases');
  return Object.freeze({
    folder,
    shell: join(folder, 'shell'),
    remotes: join(folder, 'remotes'),
    releases,
    /** The release document, the only served file that changes. */
    current: join(releases, 'current.json'),
    host: join(folder, 'host.json'),
    history: join(folder, 'history'),
    checks: join(folder, 'checks'),
    pending: join(folder, 'pending'),
    mail: join(folder, 'mail'),
    grants: join(folder, 'grants.json'),
    lastBuilt: join(folder, 'last-built.json'),
    publishers: join(folder, 'publishers.json'),
    /** An empty file that exists while there are publishers. The gateway's user cannot read `publishers`. */
    publishing: join(folder, 'publishing'),
  });
}

export interface Published {
  readonly remote: string;
  readonly version: string;
}

/** Allowed name of a remote, a version or a shell's build: one path segment, never a longer path. */
const NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

export const isName = (text: string) => NAME.test(text);

export function checkedName(text: string): string {
  if (isName(text)) return text;
  throw new UserError(
    `‘${text}’ is not a valid name of a build. To list the builds: npm run release -- list`,
  );
}
