import { execa } from 'execa';
import { exists } from '../lib/index.ts';

/** Each installation waits for the previous one, because apt-get fails while another apt-get runs. */
let running: Promise<unknown> = Promise.resolve();

/** Install Debian packages on this system. @returns a reason if that is impossible */
export function installFromDebian(...args: Parameters<typeof install>): Promise<string | undefined> {
  const installing = running.then(() => install(...args));
  running = installing.catch(() => undefined);
  return installing;
}

async function install(
  packages: readonly string[],
  signal: AbortSignal,
  uid = process.getuid?.(),
): Promise<string | undefined> {
  const names = packages.join(' and ');
  if (!(await exists('/etc/debian_version'))) return `install ${names}: this system has no apt-get`;
  if (uid !== 0) return `run as root, or install ${names}`;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, cancelSignal: signal, reject: false };
  const apt = (...args: string[]) =>
    execa('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', ...args], options);
  await apt('update');
  const { failed, stderr } = await apt('install', '-y', '--no-install-recommends', ...packages);
  if (!failed) return undefined;
  const line = stderr.split('\n').find((text) => text.startsWith('E:')) ?? 'apt-get failed';
  return `apt-get cannot install ${names}: ${line.replace('E: ', '')}`;
}
