import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lifetime, say, step, UserError } from '../lib/index.ts';
import { shellApp, type App } from '../release/build/apps.ts';
import { buildApps } from '../release/build/build-apps.ts';
import { bundleOf, versionOf, type Bundle } from '../release/build/bundle.ts';
import { deployShell, hostOf, refuseUnfitShell } from '../release/promotion/deploy-shell.ts';
import { promote } from '../release/promotion/promote.ts';
import { publish } from '../release/promotion/publish.ts';
import type { ReleaseStore } from '../release/promotion/release-store.ts';
import { grantBuilt } from '../release/store/grants.ts';
import { readHost } from '../release/store/host.ts';
import { readCurrent } from '../release/store/release-document.ts';
import { type Published, type Site, siteIn } from '../release/store/site.ts';
import { unpackSnapshot } from '../release/store/snapshot.ts';
import { runPlaywright } from './playwright.ts';
import { startSiteUnderTest } from './scratch-site.ts';
import { scratchFolder } from './scratch.ts';

const BY = 'matrix';

type Age = 'released' | 'candidate';

export interface Cell {
  readonly shell: Age;
  readonly remotes: Age;
  /** Why the pair failed; undefined if the shell and the remotes worked. */
  readonly problem?: string;
}

/** Try all pairs of a released and a new shell or remote, since a deployment replaces one of them first. */
export async function runMatrix(
  store: ReleaseStore,
  candidates: readonly App[] | Published,
  lifetime: Lifetime,
): Promise<Cell[]> {
  await store.requireCheckRight();
  const shell = await shellApp();
  const [apps, named] = 'version' in candidates ? [[], candidates] : [candidates];
  await buildApps([shell, ...apps], lifetime.signal);
  const folder = await scratchFolder(lifetime);
  const released = siteIn(join(folder, 'released'));
  await unpackSnapshot(await store.snapshot(named), released);
  const served = await readCurrent(released);
  if (!served) {
    throw new UserError('No release is served yet, so there are no pairs to try.');
  }

  const isNewShell = (await readHost(released)).id !== (await hostOf(shell)).id;
  const bundles = await Promise.all(apps.map(bundleOf));
  const isNew = ({ remote, version }: Published) => served.remotes[remote]?.version !== version;
  const built = bundles.filter((bundle) => isNew({ remote: bundle.config.name, version: versionOf(bundle) }));
  const parts = { shell, built, named: named && isNew(named) ? [named] : [], released, folder };
  const site = await startSite(lifetime);
  const cells: Cell[] = [];
  for (const ages of pairs(isNewShell, parts.built.length + parts.named.length > 0)) {
    const label = `${ages.shell} shell with ${ages.remotes} remotes`;
    say(`\n── ${label}`);
    const problem = await tryPair(ages, parts, site, store, lifetime);
    say(problem ? `✗ ${label}: ${problem}` : `✓ ${label}`);
    cells.push({ ...ages, problem });
  }
  return cells;
}

function pairs(isNewShell: boolean, areNewRemotes: boolean): { shell: Age; remotes: Age }[] {
  const ages = (isNew: boolean): Age[] => (isNew ? ['released', 'candidate'] : ['released']);
  return ages(isNewShell).flatMap((shell) => ages(areNewRemotes).map((remotes) => ({ shell, remotes })));
}

interface Parts {
  readonly shell: App;
  readonly built: readonly Bundle[];
  readonly named: readonly Published[];
  readonly released: Site;
  readonly folder: string;
}

async function tryPair(
  ages: { shell: Age; remotes: Age },
  parts: Parts,
  site: Awaited<ReturnType<typeof startSite>>,
  store: ReleaseStore,
  lifetime: Lifetime,
): Promise<string | undefined> {
  const pair = siteIn(join(parts.folder, `${ages.shell}-${ages.remotes}`));
  try {
    await cp(parts.released.folder, pair.folder, { recursive: true });
    if (ages.shell === 'candidate') {
      await refuseUnfitShell(pair, await hostOf(parts.shell));
      await deployShell(pair, parts.shell, { by: BY });
    }
    const host = await readHost(pair);
    if (ages.remotes === 'candidate') {
      await grantBuilt(
        pair,
        parts.built.map(({ config }) => config),
      );
      const built = await Promise.all(parts.built.map((bundle) => publish(pair, bundle, BY)));
      await promote(pair, [...parts.named, ...built], { host, by: BY });
    }
    await site.serve(pair);
    const { failures } = await runPlaywright(['--project=smoke'], site, lifetime);
    if (failures.length > 0) return failures.join('\n');
    await record(pair, host.id, store);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** Record that the shell works with each remote of the site: all screens of these remotes were opened. */
async function record(pair: Site, shell: string, store: ReleaseStore): Promise<void> {
  const served = (await readCurrent(pair))?.remotes ?? {};
  for (const { name, version } of Object.values(served)) {
    await store.recordCheck({ shell, remote: name, version });
  }
}

/** Start one site for all pairs of a shell and a remote. `serve` replaces the files behind its gateway. */
async function startSite(lifetime: Lifetime) {
  const tested = await step('Starting a site for the pairs', () => startSiteUnderTest(lifetime));
  const place = join(tested.dataDir, 'site');
  return {
    ...tested,
    async serve({ folder }: Site): Promise<void> {
      const before = `${place}.before`;
      await rename(place, before);
      await mkdir(place, { recursive: true });
      await cp(folder, place, { recursive: true });
      await rm(before, { recursive: true, force: true });
    },
  };
}
