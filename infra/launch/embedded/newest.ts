import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { canUnpackDebian, privateApt } from './debian.ts';
import { CACHE, exists } from '../../lib/index.ts';

export const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Return the mirror in this machine's apt sources; undefined if it doesn't run Debian. */
export async function debianMirror(): Promise<string | undefined> {
  if (!(await canUnpackDebian()) || !(await exists(KEYRING))) return undefined;
  const format = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const { stdout } = await execa('apt-get', ['indextargets', '--format', format], { reject: false });
  // Skip security updates and other vendors: the name of a Debian release has no dash.
  return /^(\S*\/debian\/?) [a-z]+ main$/m.exec(stdout)?.[1];
}

/**
 * Unpack one package of Debian's unreleased suite, without its dependencies, into the project's cache.
 * @returns its folder; undefined if this isn't Debian or the download fails
 */
export async function unpackNewest(name: string, signal: AbortSignal): Promise<string | undefined> {
  const folder = join(CACHE, 'debian-sid', name);
  if (await exists(folder)) return folder;
  const mirror = await debianMirror();
  if (!mirror) return undefined;
  await mkdir(join(folder, '..'), { recursive: true });
  const work = await mkdtemp(`${folder}.`);
  try {
    const source = `deb [signed-by=${KEYRING} check-valid-until=no] ${mirror} sid main\n`;
    const apt = await privateApt(work, signal, source);
    await apt(work, 'update');
    await apt(work, 'download', name);
    const [archive = ''] = (await readdir(work)).filter((file) => file.endsWith('.deb'));
    await execa('dpkg', ['-x', join(work, archive), join(work, 'unpacked')], { cancelSignal: signal });
    await rename(join(work, 'unpacked'), folder);
  } catch {
    // Without a network, or if another process has unpacked it first: the caller checks the folder.
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return (await exists(folder)) ? folder : undefined;
}
