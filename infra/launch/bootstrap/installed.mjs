import { join } from 'node:path';
import { readJson } from './common.mjs';

/** Return npm's record of installed packages. An interrupted installation has no record. */
export function installedPackages(folder) {
  try {
    return readJson(join(folder, 'node_modules', '.package-lock.json')).packages;
  } catch {
    return undefined;
  }
}

export const hasTestTools = (folder) => Object.values(installedPackages(folder) ?? {}).some(({ dev }) => dev);

export function isInstalled(lockFile, folder, withTools = true) {
  const installed = installedPackages(folder);
  if (!installed) return false;
  return Object.entries(readJson(lockFile).packages).every(([place, wanted]) => {
    // Skip workspaces, which npm only links, and test tools that the command does not need.
    if (!place.includes('node_modules/') || (wanted.dev && !withTools)) return true;
    const found = installed[place];
    if (!found) return wanted.optional === true && !fitsThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Return whether an optional package fits this machine; false unless the lock file names its os and cpu. */
function fitsThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}
