import { access } from 'node:fs/promises';
import { apiEnvironment } from '../launch/api.ts';
import { argumentsOf } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { say } from '../lib/steps.mjs';
import { openDataDir } from '../launch/embedded/data-dir.ts';
import { isLocked } from '../launch/embedded/lock.ts';
import { knownServers } from '../launch/embedded/use-servers.ts';
import { explain } from '../lib/refusal.ts';
import { exists } from '../lib/files.ts';
import { siteIn } from '../release/site.ts';
import { ENV_FILE, parseSettings, readEnvironment } from '../lib/settings.ts';
import * as data from './checks-of-data.ts';
import * as machine from './checks-of-machine.ts';
import { published } from './checks-of-release.ts';
import * as site from './checks-of-site.ts';
import { found, type Check, type Finding, type Patient } from './diagnosis.ts';
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
  const isThere = await access(settings.dataDir).then(
    () => true,
    () => false,
  );
  if (!isThere) return finish(tell(found(`There is no ${settings.dataDir} yet.`, 'npm start')));

  const dataDir = await openDataDir(settings.dataDir);
  const runs = await isLocked(dataDir);
  const mend = await unfinishedRestore(dataDir);
  if (mend) {
    return finish(
      tell(runs ? found('A restore is under way.', 'wait') : found('A restore was interrupted.', mend)),
    );
  }
  const servers = await knownServers(settings, dataDir);
  const photos = openPhotoStore(await apiEnvironment(settings, dataDir, servers), lifetime);
  const patient: Patient = { settings, dataDir, runs, servers, photos };
  const hasServers = runs || (settings.databaseUrl !== undefined && settings.redisUrl !== undefined);
  let problems = await examine(MACHINE, patient);
  // Also of a site that is down, since it may be what keeps it from starting; before the first start there is nothing.
  const isPublished = await exists(siteIn(dataDir.site).current);
  if (hasServers || isPublished) problems += await examine([published], patient);
  if (!hasServers) return finish(problems + tell(found('The site does not run.', 'npm start')));

  const ill = await examine(SERVERS, patient);
  // Without its servers everything else would only repeat that.
  if (ill > 0) return finish(problems + ill);
  problems += await examine(DATA, patient);
  // Elsewhere, as in containers, the door is another machine's.
  if (runs) problems += await examine(FRONT, patient);
  return finish(problems);
});

/** @returns how many problems were found */
async function examine(checks: readonly Check[], patient: Patient): Promise<number> {
  let problems = 0;
  for (const check of checks) {
    const finding = await check
      .find(patient)
      .catch((error: unknown) => found(explain(error), 'see the message'));
    if (finding) problems += tell(finding);
    else say(`✓ ${check.healthy}`);
  }
  return problems;
}

function tell({ problem, mend }: Finding): number {
  say(`✗ ${problem}\n    → ${mend}`);
  return 1;
}

function finish(problems: number) {
  if (problems === 0) return { exitCode: 0, lastLine: '✓ All is well.' };
  return { exitCode: 1, lastLine: `✗ ${problems} ${problems === 1 ? 'thing' : 'things'} to mend.` };
}
