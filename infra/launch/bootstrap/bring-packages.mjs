import { join } from 'node:path';
import { step } from '../../lib/steps.mjs';
import { root, UserError } from './common.mjs';
import { withInstallLock } from './install-lock.mjs';
import { hasTestTools, installedPackages, isInstalled } from './installed.mjs';
import { npm } from './npm.mjs';

const BY_TIMER = new Set(['backup', 'upkeep']);

/** Install missing packages. If only test tools are missing, add them: `npm ci` would empty node_modules. */
export async function bringPackages(command, withTools) {
  const lockFile = join(root, 'package-lock.json');
  const isThere = (tools) => isInstalled(lockFile, root, tools);
  if (isThere(withTools)) return;
  await withInstallLock('packages', async () => {
    if (isThere(withTools)) return;
    if (isThere(false)) await step('Adding the test tools', addTestTools);
    else {
      refuseToReplace(command);
      const tools = withTools || hasTestTools(root) ? '--include=dev' : '--omit=dev';
      await step('Installing the packages', () => npm(['ci', tools], root, 'npm-packages.log'));
    }
  });
}

/** Timers run `backup` and `upkeep` while the site is up, so they must not replace its packages. */
function refuseToReplace(command) {
  if (!BY_TIMER.has(command) || !installedPackages(root)) return;
  throw new UserError(
    'The packages are of another release than this checkout. Stop the site and start it with npm start first.',
  );
}

/** Check first with `npm ci --dry-run`: `npm install` accepts a package.json that differs from the lock. */
async function addTestTools() {
  await npm(['ci', '--dry-run', '--include=dev'], root, 'npm-packages.log');
  await npm(['install', '--no-save', '--include=dev'], root, 'npm-packages.log');
}
