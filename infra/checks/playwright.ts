import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CACHE, type Lifetime, ROOT } from '../lib/index.ts';
import { scratchFolder } from './scratch.ts';
import type { SiteUnderTest } from './scratch-site.ts';
import { tallyOfPlaywright, type Tally } from './tally.ts';

/** @param chosen command-line arguments that select projects and tests */
export async function runPlaywright(
  chosen: readonly string[],
  { url, dataDir, chromium }: SiteUnderTest,
  lifetime: Lifetime,
): Promise<Tally> {
  const report = join(await scratchFolder(lifetime), 'playwright.json');
  // Parallel runs must not delete each other's traces.
  const traces = join(CACHE, 'journeys', String(process.pid));
  const shuffled = process.env.ORDER_SEED ? [`--shuffle=${process.env.ORDER_SEED}`] : [];
  await execa(
    join(ROOT, 'node_modules', '.bin', 'playwright'),
    ['test', ...chosen, ...shuffled, '--reporter=list,json', `--output=${traces}`],
    {
      cwd: join(ROOT, 'infra', 'checks', 'e2e'),
      stdio: 'inherit',
      reject: false,
      cancelSignal: lifetime.signal,
      env: {
        BASE_URL: url,
        DATA_DIR: dataDir,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium && { CHROMIUM: chromium }),
      },
    },
  );
  const tally = await tallyOfPlaywright(report);
  if (tally.failures.length === 0) await rm(traces, { recursive: true, force: true });
  return tally;
}
