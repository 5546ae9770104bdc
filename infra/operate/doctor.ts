import { apiEnvironment } from '../launch/api.ts';
import { argumentsOf, exists, explain, runCommand, say } from '../lib/index.ts';
import { openDataDir } from '../launch/embedded/data-dir.ts';
import { isLocked } from '../launch/embedded/lock.ts';
import { knownServers } from '../launch/embedded/use-servers.ts';
import { siteIn } from '../release/site.ts';
import { ENV_FILE, parseSettings, readEnvironment } from '../lib/settings.ts';
import * as data from './checks-of-data.ts';
import * as machine from './checks-of-machine.ts';
import { published } from './checks-of-release.ts';
import * as site from './checks-of-site.ts';
import type { HealthCheck, Problem, Subject } from './health-check.ts';
import { openPhotoStore } from './photo-store.ts';
import { unfinishedRestore } from '../launch/unfinished-restore.ts';

const MACHINE = [
  machine.dataDirectory,
  machine.environmentFile(ENV_FILE),
  machine.settingsOfProduction,
  machine.backupKey,
  machine.mailServer,
];
const SERVERS = [site.database, site.redis];
const DATA = [site.redisKeeps, data.schema, data.administrators, data.photos, data.sweep, data.clocks];
const FRONT = [site.api, site.pages];

/** `npm run doctor`: says what is wrong, each with the command that mends it. Changes nothing. */
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
  const photos = openPhotoStore(await apiEnvironment(settings, dataDir, servers), lifetime);
  const subject: Subject = { settings, dataDir, servers, photos };
  const hasServers = runs || (settings.databaseUrl !== undefined && settings.redisUrl !== undefined);
  let problems = await examine(MACHINE, subject);
  // Also of a site that is down, since it may be what keeps it from starting; before the first start there is
  // nothing.
  const isPublished = await exists(siteIn(dataDir.site).current);
  if (hasServers || isPublished) problems += await examine([published], subject);
  if (!hasServers) return finish(problems + report(['The site does not run.', 'npm start']));

  const silent = await examine(SERVERS, subject);
  // Without its servers everything else would only repeat that.
  if (silent > 0) return finish(problems + silent);
  problems += await examine(DATA, subject);
  // Elsewhere, as in containers, the door is another machine's.
  if (runs) problems += await examine(FRONT, subject);
  return finish(problems);
});

/** @returns how many problems were found */
async function examine(checks: readonly HealthCheck[], subject: Subject): Promise<number> {
  let problems = 0;
  for (const { healthy, find } of checks) {
    const problem = await find(subject).catch((error: unknown): Problem => [
      explain(error),
      'see the message',
    ]);
    if (problem) problems += report(problem);
    else say(`✓ ${healthy}`);
  }
  return problems;
}

function report([problem, remedy]: Problem): number {
  say(`✗ ${problem}\n    → ${remedy}`);
  return 1;
}

function finish(problems: number) {
  if (problems === 0) return { exitCode: 0, lastLine: '✓ All is well.' };
  return { exitCode: 1, lastLine: `✗ ${problems} ${problems === 1 ? 'thing' : 'things'} to mend.` };
}
