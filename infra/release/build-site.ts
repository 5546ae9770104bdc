import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApps } from '../build/build-apps.ts';
import { step } from '../console/steps.mjs';
import { readHost, remoteApps, shellApp } from './apps.ts';
import { deployShell } from './deploy-shell.ts';
import { writeAtomically } from './files.ts';
import { promote, readCurrent } from './promote.ts';
import { publish, type Published } from './publish.ts';
import type { Site } from './site.ts';

/** Builds whatever has changed in the sources and puts it where the gateway serves it: shell, versions, release. */
export async function buildSite(site: Site, signal: AbortSignal): Promise<void> {
  const [shell, remotes, host] = await Promise.all([shellApp(), remoteApps(), readHost()]);
  await buildApps([shell, ...remotes], signal);
  const deploy = async () => {
    await deployShell(site, shell);
    const built = await Promise.all(remotes.map((remote) => publish(site, remote)));
    const news = await notYetPromoted(site, built);
    if (news.length > 0) await promote(site, news, host);
    await writeAtomically(lastBuiltFile(site), JSON.stringify(built));
  };
  await step('Publishing the site', deploy, { quietWhenQuick: true });
}

/**
 * What was built and wasn't promoted the last time. A build that hasn't changed is not promoted again, so that a
 * rollback survives a restart.
 */
async function notYetPromoted(site: Site, built: readonly Published[]): Promise<readonly Published[]> {
  if (!(await readCurrent(site))) return built;
  const text = await readFile(lastBuiltFile(site), 'utf8').catch(() => '[]');
  const last = new Map((JSON.parse(text) as Published[]).map(({ remote, version }) => [remote, version]));
  return built.filter(({ remote, version }) => last.get(remote) !== version);
}

/** Beside the folders that the gateway serves, not in one of them. */
function lastBuiltFile(site: Site): string {
  return join(site.folder, 'last-built.json');
}
