import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from '../../lib/steps.mjs';
import { cache, majorOf, readJson, root, UserError } from './common.mjs';
import { withInstallLock } from './install-lock.mjs';
import { isInstalled } from './installed.mjs';
import { ASK_FOR_NETWORK, npm } from './npm.mjs';

const WANTED_NODE = 24;

export async function bringNode() {
  if (majorOf(process.versions.node) >= WANTED_NODE) return process.execPath;
  const folder = join(cache, 'node');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const executable = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  const lockFile = join(root, 'infra', 'launch', 'node', 'package-lock.json');
  const isThere = () => isInstalled(lockFile, folder);
  if (isThere()) return executable;

  if (!(`node_modules/${name}` in readJson(lockFile).packages)) {
    throw new UserError(
      `Node ${WANTED_NODE} is needed and is not packaged for ${process.platform} on ${process.arch}: please install it and try again.`,
    );
  }
  await withInstallLock('node', async () => {
    if (isThere()) return;
    await step(`Bringing Node ${WANTED_NODE}`, async () => {
      cpSync(dirname(lockFile), folder, { recursive: true });
      await npm(['ci'], folder, 'npm-node.log');
      // npm reports no error for an optional package that it cannot download.
      if (!isThere()) throw new UserError(`Node ${WANTED_NODE} could not be downloaded. ${ASK_FOR_NETWORK}`);
    });
  });
  return executable;
}
