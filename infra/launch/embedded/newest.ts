import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { canUnpackDebian, privateApt } from './debian.ts';
import { CACHE, exists } from '../../lib/index.ts';

export const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Return the mirror of this machine's apt; undefined if it isn't Debian. */
export async function debianMirror(): Promise<string | undefined> {
  if (!(await canUnpackDebian()) || !(await exists(KEYRING))) return undefined;
  const format = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const { stdout } = await execa('apt-get', ['indextargets', '--format', format], { reject: false });
  // Skip security updates: the name of their release has a dash, unlike `bookworm`.
  return /^(\S*\/debian\/?) [a-z]+ main$/m.exec(stdout)?.[1];
}

/** Unpack a package of Debian's unreleased suite. @returns its folder; undefined if that fails */
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
    // Ignore a failed download or rename: below, a missing folder counts as a failure.
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return (await exists(folder)) ? folder : undefined;
}
