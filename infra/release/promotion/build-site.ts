import { readFile } from 'node:fs/promises';
import { say, step, writeAtomically } from '../../lib/index.ts';
import { remoteApps, shellApp, type App } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { bundleOf } from '../build/bundle.ts';
import { rangeProblems } from '../rules/validate.ts';
import { grantBuilt, readGrants } from '../store/grants.ts';
import { isPromoted } from '../store/history.ts';
import type { Host } from '../store/host.ts';
import { readPublished } from '../store/published.ts';
import { hasEnded, readPublishers } from '../store/publishers.ts';
import { readCurrent, switchedOn } from '../store/release-document.ts';
import type { Published, Site } from '../store/site.ts';
import { deployShell, hostOf } from './deploy-shell.ts';
import { planPromotion, promoteRead, setEnabled } from './promote.ts';
import { publish } from './publish.ts';

const TOGETHER = 'built together with the shell';

export async function buildSite(site: Site, by: string, signal: AbortSignal): Promise<void> {
  const [shell, remotes] = await Promise.all([shellApp(), remoteApps()]);
  await buildApps([shell, ...remotes], signal);
  await step('Publishing the site', () => putInPlace(site, shell, remotes, by), { quietWhenQuick: true });
}

/**
 * Publish and serve built apps. Reject apps that don't fit together before anything is changed.
 * Switch off a remote of another team that doesn't fit the new shell.
 */
export async function putInPlace(site: Site, shell: App, remotes: readonly App[], by: string): Promise<void> {
  const host = await hostOf(shell);
  const bundles = await Promise.all(remotes.map(bundleOf));
  const configs = bundles.map(({ config }) => config);
  await grantBuilt(site, configs);
  const built = await Promise.all(bundles.map((bundle) => publish(site, bundle, by, host)));
  const unfit = await findUnfit(site, host);
  const news = await toPromote(site, built, unfit);
  const read = await Promise.all(news.map((version) => readPublished(site, version)));
  planPromotion(await readCurrent(site), read, host, await readGrants(site));
  for (const [remote, reason] of unfit) {
    if (news.some((version) => version.remote === remote)) continue;
    await setEnabled(site, remote, false, { host, by, reason });
    say(
      `! ${reason} It is switched off. After you promote a version that fits: npm run release -- enable ${remote}`,
    );
  }
  await deployShell(site, shell, { by, reason: TOGETHER });
  if (read.length > 0) {
    await promoteRead(site, read, await readCurrent(site), { host, by, what: 'build', reason: TOGETHER });
  }
  await writeAtomically(site.lastBuilt, JSON.stringify(built));
  await sayWhatStays(site, built);
}

async function findUnfit(site: Site, host: Host): Promise<Map<string, string>> {
  const unfit = new Map<string, string>();
  for (const remote of switchedOn(await readCurrent(site))) {
    const problems = rangeProblems(remote, host);
    if (problems.length > 0) unfit.set(remote.name, problems.join(' '));
  }
  return unfit;
}

/**
 * Leave out remotes that a team publishes, versions that a person promoted, and unchanged builds, so that a
 * rollback survives a restart. Replace a version that does not fit the shell, unless a person promoted it.
 */
async function toPromote(
  site: Site,
  built: readonly Published[],
  unfit: ReadonlyMap<string, string>,
): Promise<readonly Published[]> {
  const current = await readCurrent(site);
  const text = await readFile(site.lastBuilt, 'utf8').catch(() => '[]');
  const last = new Map((JSON.parse(text) as Published[]).map(({ remote, version }) => [remote, version]));
  const publishers = (await readPublishers(site)).filter(
    (publisher) => publisher.duty !== 'checks' && !hasEnded(publisher),
  );
  const shipped = new Set(publishers.map(({ remote }) => remote));
  const isWanted = async ({ remote, version }: Published) => {
    const served = current?.remotes[remote];
    if (!served) return true;
    // `npm start` can replace the version that its last run built, even if a person promoted it later.
    const isOwn = served.version === last.get(remote);
    if (!isOwn && (await isPromoted(site, { remote, version: served.version }))) return false;
    return unfit.has(remote) || (!shipped.has(remote) && last.get(remote) !== version);
  };
  const wanted = await Promise.all(built.map(isWanted));
  return built.filter((_, index) => wanted[index]);
}

async function sayWhatStays(site: Site, built: readonly Published[]): Promise<void> {
  const remotes = (await readCurrent(site))?.remotes;
  for (const { remote, version } of built) {
    const served = remotes?.[remote]?.version;
    if (served === undefined || served === version) continue;
    say(
      `${remote} ${served} is still served; the version built here is ${version}. To serve it: npm run release -- promote ${remote} ${version}`,
    );
  }
}
