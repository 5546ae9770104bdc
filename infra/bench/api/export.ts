import { url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { median } from './load.ts';
import { download, growthDuring, warmUp } from './memory.ts';
import type { Site } from './site.ts';

const MIB = 1024 * 1024;
const ROUNDS = 3;

/** All biodata as a spreadsheet: written as it is read, so that the process stays small. */
export async function measureExport(site: Site): Promise<Figure[]> {
  await warmUp(site);
  const times: number[] = [];
  const growths: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { result, growth } = await growthDuring(site, () => download(site, url('exportProfiles')));
    times.push(result.took);
    growths.push(growth);
    bytes = result.bytes;
  }
  return [
    { name: `Export of ${site.biodata}: its size`, value: bytes / MIB, unit: 'MiB' },
    { name: 'Export: takes', value: median(times) / 1000, unit: 's' },
    { name: 'Export: the API’s memory grows by', value: Math.max(...growths), unit: 'MiB', atMost: 60 },
  ];
}
