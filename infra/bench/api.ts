import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../lib/index.ts';
import { measureExport, measureUnderLoad, measureWholeList } from './api/memory.ts';
import { measureGrowth } from './api/growth.ts';
import { listPlans } from './api/plans.ts';
import { measureSearchPage } from './api/search-page.ts';
import { measureStorm } from './api/storm.ts';
import { measureUploads } from './api/uploads.ts';
import { openSite, startBenchServers, type Site } from './api/site.ts';
import type { Bench } from './lib/figures.ts';

const SIZES = [1000, 10_000, 100_000];
/** The size at which everything but the growth is measured. */
const USUAL = 100_000;

/** `--sizes=1000,100000` makes it shorter. */
export const bench: Bench = {
  title: 'The API from a thousand to a hundred thousand biodata',
  async runAlone(lifetime, options) {
    const sizes = options['sizes']?.split(',').map(Number) ?? SIZES;
    const servers = await startBenchServers(lifetime);
    const sites: Site[] = [];
    for (const biodata of sizes) sites.push(await openSite(biodata, servers, lifetime));
    const usual = sites.find(({ biodata }) => biodata === USUAL) ?? sites[0];
    const largest = sites.at(-1);
    if (!usual || !largest) throw new Error('No size was given.');

    const figures = [
      ...(await listPlans(largest)),
      ...(await measureSearchPage(usual, lifetime)),
      ...(await measureGrowth(sites)),
      ...(await measureUnderLoad(usual)),
      ...(await measureWholeList(usual)),
      ...(await measureExport(usual)),
      ...(await measureStorm(usual)),
      ...(await measureUploads(usual)),
    ];
    await mkdir(join(CACHE, 'bench'), { recursive: true });
    await writeFile(join(CACHE, 'bench', 'api.json'), JSON.stringify(figures, null, 2));
    return figures;
  },
};
