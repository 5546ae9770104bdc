import { join } from 'node:path';
import { execa } from 'execa';
import { duration, explain, type Lifetime, ROOT, runCommand, say } from '../lib/index.ts';
import { parseSettings, readEnvironment, type Settings } from '../lib/settings.ts';
import { runPlaywright } from './playwright.ts';
import { scratchFolder, scratchServers } from './scratch.ts';
import { startSiteUnderTest } from './scratch-site.ts';
import { failed, lastLines, sum, tallyOfVitest, type Tally } from './tally.ts';
import { TALLY_FILE } from './tally-reporter.ts';

type Stage = (lifetime: Lifetime, settings: Settings) => Promise<Tally>;

/** Run all stages, even after failures, and print the results last. */
export const runStages = (...stages: Stage[]) =>
  runCommand(
    async (lifetime) => {
      const settings = parseSettings(readEnvironment());
      const tallies = [];
      for (const run of stages) tallies.push(await run(lifetime, settings));
      const total = sum(tallies);
      say(`\nTotal time: ${duration(performance.now())}.`);
      return { exitCode: total.failures.length > 0 ? 1 : 0, lastLine: lastLines(total) };
    },
    { exitCodeWhenStopped: 1 },
  );

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

export const suites = onServers('Unit and API tests', ['!resilience', '!long', '!faults', '!at-length']);

/** Tests of failing servers leave a core idle, so long tests that measure no time run at the same time. */
export const faults = onServers('Faults of servers and hostile requests', ['at-length'], ['faults']);

/** Follow guides in scratch copies, and run whole commands of the operator. */
export const longTests = stage('Walkthroughs and commands on whole sites', (lifetime) =>
  vitest(['long'], {}, lifetime),
);

/** Put whole sites under load while their processes are killed. */
export const endurance = stage('Faults and load on whole sites', (lifetime) =>
  vitest(['resilience'], {}, lifetime),
);

/** @param runs Vitest projects, grouped by run; runs are parallel, each with its own servers */
function onServers(label: string, ...runs: string[][]): Stage {
  return stage(label, async (lifetime, settings) => {
    const tallies = runs.map(async (projects) => {
      const servers = await scratchServers(settings, lifetime);
      const env = { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl };
      return vitest(projects, env, lifetime);
    });
    return sum(await Promise.all(tallies));
  });
}

async function vitest(projects: string[], env: NodeJS.ProcessEnv, lifetime: Lifetime): Promise<Tally> {
  const file = join(await scratchFolder(lifetime), 'tally.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'tally-reporter.ts')}`];
  await execa(bin('vitest'), ['run', ...chosen, ...reporters], {
    cwd: ROOT,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
    env: { ...env, [TALLY_FILE]: file },
  });
  return tallyOfVitest(file);
}

/** Tests too long for `npm test`: slow connections, large letters, administrators’ lists on a phone. */
const LONG =
  '(?:(access-in-hindi|admin-decisions|admin-lists|changed-pages|covered|floor-in-turn|keyboard|large-letters|list-pages|never-blank|protection|second-step|shared-phone|steady|upload)\\.spec|@at-length)';
const ON_DESKTOP = '(admin-decisions|admin-lists|budgets|desktop|walk)\\.spec';
/**
 * Test files with the same result at any width of the screen. A desktop runs only their tests with the tag
 * `@desktop-only`, which a phone leaves out.
 */
const OF_ANY_WIDTH =
  '(account|admin-rights|both-scripts|browser-floor|changed-pages|drafts|entering|fetched-ahead|floor-in-turn|guards|letters|no-cookies|phone-inputs|protection|second-step|shared-phone|together|trace|translated|upload|waiting)\\.spec';

/** Browser tests: nearly all families use a phone, so a desktop runs only what differs there. */
export const journeys = inBrowser('Journeys in a browser', {
  phone: `(?!.*${LONG})`,
  desktop: `.*${ON_DESKTOP}`,
});

export const longJourneys = inBrowser(
  'Faults of remotes, slow links and large letters in a browser, and the rest on a desktop',
  { faults: '', phone: `.*${LONG}`, desktop: `(?!.*(${ON_DESKTOP}|${OF_ANY_WIDTH}(?!.*@desktop-only)))` },
);

/** The most frequent actions, in the oldest supported Chromiums, Firefox and WebKit. */
export const otherBrowsers = stage('Nine steps in old and other browsers', async (lifetime) =>
  (await import('./browsers/stage.ts')).walkBrowsers(lifetime),
);

/** Run all projects together: separate runs would sign in again, and leave a core idle at their ends. */
function inBrowser(label: string, chosen: Readonly<Record<string, string>>): Stage {
  const projects = Object.keys(chosen).map((project) => `--project=${project}`);
  const titles = Object.entries(chosen).map(([project, title]) => `${project} ${title}`);
  return stage(label, async (lifetime) => {
    const tested = await startSiteUnderTest(lifetime);
    return runPlaywright([...projects, '--grep', `^\\s*(${titles.join('|')})`], tested, lifetime);
  });
}

/** Count a stage that cannot start as one failure. */
function stage(label: string, work: Stage): Stage {
  return async (lifetime, settings) => {
    say(`\n── ${label}`);
    const since = Date.now();
    const tally = await work(lifetime, settings).catch((error: unknown) => {
      say(`✗ ${explain(error)}`);
      return failed(`${label} could not start`);
    });
    say(`${tally.failures.length > 0 ? '✗' : '✓'} ${label} (${duration(Date.now() - since)})`);
    return tally;
  };
}
