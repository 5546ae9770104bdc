import { VILLAGES } from '@pehchan/contract/common';
import { url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { loginBodies } from './accounts.ts';
import { load, median, percentile, type Ask } from './load.ts';
import type { Site } from './site.ts';

const ROUNDS = 3;
const SECONDS = 3;
const READERS = 8;
const AT_ONCE = 16;

/** Readers of the search page, alone and while everybody signs in at once. */
export async function measureStorm(site: Site): Promise<Figure[]> {
  const pages = VILLAGES.map((village): Ask => ({
    path: `${url('getAllProfiles')}?page=1&pageSize=20&village=${village}&gender=FEMALE`,
    cookie: site.member,
  }));
  const signingIn = loginBodies.map((body): Ask => ({ method: 'POST', path: url('login'), body }));
  const read = () => load(site, pages, { connections: READERS, seconds: SECONDS });

  const growths: number[] = [];
  const signIns: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await read();
    const [stormy, storm] = await Promise.all([
      read(),
      load(site, signingIn, { connections: AT_ONCE, seconds: SECONDS }),
    ]);
    growths.push(percentile(stormy.times, 0.95) / percentile(quiet.times, 0.95));
    signIns.push(storm.throughput);
  }
  return [
    { name: 'Sign-in storm: sign-ins', value: Math.round(median(signIns)), unit: '/s' },
    { name: 'Sign-in storm: readers’ p95 against quiet', value: median(growths), unit: '×', atMost: 3 },
  ];
}
