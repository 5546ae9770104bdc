import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CACHE, exists, step, UserError } from '../../lib/index.ts';
import { unpackFromDebian } from '../../launch/embedded/debian.ts';
import { debianMirror, KEYRING } from '../../launch/embedded/newest.ts';

const FOLDER = join(CACHE, 'containers');

const TREES = {
  bookworm: ['ca-certificates'],
  /** The container engine, and servers in the major versions of the compose file. */
  sid: [
    ...['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'runc', 'iptables', 'iproute2', 'tini'],
    ...['mysql-server-core', 'mysql-client-core', 'redis-server', 'caddy'],
    ...['adduser', 'ca-certificates', 'libcap2-bin', 'netcat-openbsd'],
  ],
} as const;

export type Tree = keyof typeof TREES;

/** Make the missing Debian trees (1.6 GB) with debootstrap. */
export async function makeTrees(signal: AbortSignal): Promise<Record<Tree, string>> {
  const mirror = await debianMirror();
  if (!mirror) throw new UserError('The containers are built from Debian’s packages, and this is no Debian.');
  const [debootstrap] = await unpackFromDebian(['debootstrap'], signal, 'Unpacking debootstrap');
  const tools = debootstrap?.folder ?? '';
  const make = async (suite: Tree): Promise<string> => {
    const tree = join(FOLDER, suite);
    if (await exists(tree)) return tree;
    const work = `${tree}.work`;
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const include = `--include=${TREES[suite].join(',')}`;
    await step(`Making a tree of Debian ${suite}`, () =>
      execa(
        join(tools, 'usr/sbin/debootstrap'),
        ['--variant=minbase', `--keyring=${KEYRING}`, include, suite, work, mirror],
        { env: { DEBOOTSTRAP_DIR: join(tools, 'usr/share/debootstrap') }, cancelSignal: signal },
      ),
    );
    await rm(join(work, 'var/cache/apt'), { recursive: true, force: true });
    await rename(work, tree);
    return tree;
  };
  const [bookworm, sid] = await Promise.all([make('bookworm'), make('sid')]);
  return { bookworm, sid };
}
