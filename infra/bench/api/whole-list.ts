import { url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { median } from './load.ts';
import { download, growthDuring, warmUp } from './memory.ts';
import type { Site } from './site.ts';

const MIB = 1024 * 1024;
const ROUNDS = 3;

/** A list asked for without a page: everything, while the process stays small. */
export async function measureWholeList(site: Site): Promise<Figure[]> {
  await warmUp(site);
  const firstBytes: number[] = [];
  const growths: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { result, growth } = await growthDuring(site, () => download(site, url('getTotalProfiles')));
    firstBytes.push(result.firstByte);
    growths.push(growth);
    bytes = result.bytes;
  }
  return [
    { name: `Whole list of ${site.biodata}: its size`, value: bytes / MIB, unit: 'MiB' },
    { name: 'Whole list: first byte', value: median(firstBytes), unit: 'ms', atMost: 200 },
    { name: 'Whole list: the API’s memory grows by', value: Math.max(...growths), unit: 'MiB', atMost: 50 },
  ];
}
