import { argumentsOf, exists, explain, runCommand, say } from '../lib/index.ts';
import { openDataDir } from '../launch/data-dir.ts';
import { isLocked } from '../launch/embedded/lock.ts';
import { knownServers } from '../launch/embedded/use-servers.ts';
import { siteIn } from '../release/store/site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { DATA } from './checks-of-data.ts';
import { DEMO } from './checks-of-demo.ts';
import { MACHINE } from './checks-of-machine.ts';
import { PUBLISHED } from './checks-of-release.ts';
import { FRONT, KEPT, SERVERS } from './checks-of-site.ts';
import type { HealthChecks, Problem } from './health-check.ts';
import { BACKUPS } from './last-backup.ts';
import { adaptRemedy } from './remedies.ts';
import { openSource, type Source } from './source.ts';
import { unfinishedRestore } from '../launch/unfinished-restore.ts';

/** Print each problem with the command that fixes it. Nothing is changed. */
await runCommand(async (lifetime) => {
  argumentsOf({}, 'Use: npm run doctor');
  const settings = parseSettings(readEnvironment());
  const isThere = await exists(settings.dataDir);
  if (!isThere) return finish(report([`There is no ${settings.dataDir} yet.`, 'npm start']));

  const dataDir = await openDataDir(settings.dataDir);
  const runs = await isLocked(dataDir);
  const remedy = await unfinishedRestore(dataDir);
  if (remedy && runs) return finish(report(['A restore is under way.', 'wait']));
  if (remedy) return finish(report(['A restore was interrupted.', remedy]));
  const servers = await knownServers(settings, dataDir);
  const source = await openSource(settings, { dataDir, servers }, lifetime);
  const hasServers = runs || (settings.databaseUrl !== undefined && settings.redisUrl !== undefined);
  let problems = await examine(MACHINE, source);
  // Check the release even if the site is down: a broken release can prevent the start.
  const isPublished = await exists(siteIn(dataDir.site).current);
  if (hasServers || isPublished) problems += await examine(PUBLISHED, source);
  if (!hasServers) return finish(problems + report(['The site is not running.', 'npm start']));

  const silent = await examine(SERVERS, source);
  // Without database or Redis, all other checks would fail, too.
  if (silent > 0) return finish(problems + silent);
  problems += await examine({ ...KEPT, ...BACKUPS, ...DATA, ...DEMO }, source);
  if (runs) problems += await examine(FRONT, source);
  return finish(problems);
});

async function examine(checks: HealthChecks, source: Source): Promise<number> {
  let problems = 0;
  for (const [healthy, find] of Object.entries(checks)) {
    const failed = (error: unknown): Problem => [explain(error), 'see the message'];
    const problem = await find(source).catch(failed);
    if (problem) problems += report(problem);
    else say(`✓ ${healthy}`);
  }
  return problems;
}

function report([problem, remedy]: Problem): number {
  say(`✗ ${problem}\n    → ${adaptRemedy(remedy)}`);
  return 1;
}

function finish(problems: number) {
  if (problems === 0) return { exitCode: 0, lastLine: '✓ No problems found.' };
  return { exitCode: 1, lastLine: `✗ ${problems} ${problems === 1 ? 'problem' : 'problems'} found.` };
}
