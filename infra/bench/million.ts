import { execa } from 'execa';
import { say } from '../lib/index.ts';
import { measureGrowth } from './api/growth.ts';
import { openSite, startBenchServers } from './api/site.ts';
import type { Bench } from './lib/figures.ts';

const SIZES = [1000, 1_000_000];
const GIB_IN_MIB = 1024;

/**
 * A thousand and a million biodata, side by side; `--sizes=1000,100000,1000000` puts more beside them. It
 * tells what it takes itself: time and disk.
 */
export const bench: Bench = {
  title: 'The API with a million biodata',
  isOnlyNamed: true,
  async runAlone(lifetime, options) {
    const sizes = options['sizes']?.split(',').map(Number) ?? SIZES;
    const begun = performance.now();
    const servers = await startBenchServers(lifetime);
    const sites = [];
    for (const biodata of sizes) sites.push(await openSite(biodata, servers, lifetime));
    const seeded = performance.now();
    const { stdout } = await execa('du', ['-sm', servers.folder]);
    const disk = Number.parseInt(stdout, 10) / GIB_IN_MIB;
    say(`Seeded in ${minutes(begun, seeded).toFixed(1)} minutes, ${disk.toFixed(1)} GiB on the disk.`);
    const growth = await measureGrowth(sites);
    return [
      { name: 'A million biodata: seeded in', value: minutes(begun, seeded), unit: 'min' },
      { name: 'A million biodata: on the disk', value: disk, unit: 'GiB' },
      // What grows by how much is told; of a million only that no page may be refused.
      ...growth.map(({ atMost, ...figure }) =>
        figure.unit === '×' ? figure : { ...figure, ...(atMost === undefined ? {} : { atMost }) },
      ),
      { name: 'This bench itself', value: minutes(begun, performance.now()), unit: 'min' },
    ];
  },
};

const minutes = (from: number, to: number) => (to - from) / 60_000;
