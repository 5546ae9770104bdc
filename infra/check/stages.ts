import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { duration, say, step } from '../console/steps.mjs';
import type { Servers } from '../embedded/servers.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { freePort } from '../process/ports.ts';
import { explain, Refusal } from '../refusal.ts';
import { CACHE, ROOT } from '../repository.ts';
import type { Settings } from '../settings.ts';
import { startStack } from '../stack.ts';
import { findChromium } from './chromium.ts';
import { scratchFolder, scratchSettings } from './scratch.ts';
import { FAILED, PASSED, sum, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts';

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** Format, lint and types side by side; each says nothing unless it fails. */
export async function staticChecks({ signal }: Lifetime): Promise<Tally> {
  const check = (label: string, name: string, ...args: string[]) =>
    step(label, async () => {
      const { exitCode, all } = await execa(bin(name), args, {
        cwd: ROOT,
        all: true,
        reject: false,
        cancelSignal: signal,
        env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      });
      if (exitCode !== 0) throw new Refusal(all);
    }).then(
      () => PASSED,
      (error: unknown) => {
        say(explain(error));
        return FAILED;
      },
    );
  return sum(
    await Promise.all([
      check('Format', 'prettier', '--check', '--log-level', 'warn', '.'),
      check('Lint', 'eslint', '.', '--max-warnings', '0'),
      check('Types', 'tsc', '-b', 'tsconfig.json'),
    ]),
  );
}

/** Unit, component and API tests. */
export function suites(servers: Servers, lifetime: Lifetime): Promise<Tally> {
  return stage('Unit and API tests', async () => {
    const report = join(await scratchFolder(lifetime), 'vitest.json');
    await execa(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        cwd: ROOT,
        stdio: 'inherit',
        reject: false,
        cancelSignal: lifetime.signal,
        env: { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl },
      },
    );
    return tallyOfVitest(report);
  });
}

/** The whole site, started as `npm start` does it, and walked through in a browser. */
export function journeys(settings: Settings, lifetime: Lifetime): Promise<Tally> {
  return stage('Journeys in a browser', async () => {
    const site = await scratchSettings(settings, await freePort(), lifetime);
    const [stack, chromium] = await Promise.all([startStack(site, lifetime), findChromium(lifetime.signal)]);
    const report = join(await scratchFolder(lifetime), 'playwright.json');
    // A folder of this run's own: runs side by side must not clear each other's traces.
    const traces = join(CACHE, 'journeys', String(process.pid));
    await execa(bin('playwright'), ['test', '--reporter=list,json', `--output=${traces}`], {
      cwd: join(ROOT, 'infra', 'e2e'),
      stdio: 'inherit',
      reject: false,
      cancelSignal: lifetime.signal,
      env: {
        BASE_URL: stack.url,
        DATA_DIR: stack.dataDir.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium && { CHROMIUM: chromium }),
      },
    });
    const tally = await tallyOfPlaywright(report);
    if (tally.failed === 0) await rm(traces, { recursive: true, force: true });
    return tally;
  });
}

/** A part of the run that prints for itself. One that can't even begin counts as one failure. */
async function stage(label: string, work: () => Promise<Tally>): Promise<Tally> {
  say(`\n── ${label}`);
  const since = Date.now();
  let tally = FAILED;
  try {
    tally = await work();
  } catch (error) {
    say(`✗ ${explain(error)}`);
  }
  say(`${tally.failed > 0 ? '✗' : '✓'} ${label} (${duration(Date.now() - since)})`);
  return tally;
}
