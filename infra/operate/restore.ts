import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { migrateDatabase } from '../launch/api.ts';
import { argumentsOf, duration, exists, ROOT, runCommand, say, step, UserError } from '../lib/index.ts';
import { openDataDir } from '../launch/data-dir.ts';
import { isLocked } from '../launch/embedded/lock.ts';
import { useServers } from '../launch/embedded/use-servers.ts';
import { bringPublishersUpToDate } from '../release/store/publishers.ts';
import { siteIn } from '../release/store/site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { checkBackup } from './check-backup.ts';
import { findPresentData, restoreBackup } from './restore-backup.ts';
import { sayContents } from './manifest.ts';
import { setOldTasksAside } from './set-aside.ts';
import { openSource } from './source.ts';
import { linesOfTrusted } from './trusted.ts';
import { markRestore, unmarkRestore } from '../launch/unfinished-restore.ts';

const MIGRATIONS = join(ROOT, 'api', 'src', 'ground', 'database', 'migrations');

const USAGE = 'Use: npm run restore -- <file> [--force] [--plain]';
const OPTIONS = {
  force: { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
} as const;

await runCommand(
  async (lifetime) => {
    const settings = parseSettings(readEnvironment());
    const { values, positionals } = argumentsOf({ options: OPTIONS, allowPositionals: true }, USAGE);
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new UserError(USAGE);
    const file = resolve(process.env.INIT_CWD ?? '.', name);
    if (await isLocked(await openDataDir(settings.dataDir))) {
      throw new UserError('The site is running. Stop it first: changes during a restore would be lost.');
    }
    const opening = { key: settings.backupKey, plain: values.plain };
    const { head, sums } = await step('Checking the backup', () => checkBackup(file, opening));

    for (const migration of head.migrations) {
      if (await exists(join(MIGRATIONS, `${migration}.ts`))) continue;
      throw new UserError('A newer Pehchan made this backup. Update this one first.');
    }

    const target = await openSource(settings, await useServers(settings, lifetime), lifetime);
    const { dataDir, env, servers } = target;
    const present = await findPresentData(target);
    if (present && !values.force) {
      throw new UserError(`${present} Nothing was changed. To replace them for good, add --force.`);
    }
    await markRestore(dataDir, file);
    const restored = await restoreBackup({ file, opening }, head, sums, target, lifetime);
    sayContents(restored, sums);
    if (!isDeepStrictEqual(restored, sums)) {
      throw new UserError('The restored data differ from the backup. Restore again, with --force.');
    }
    // Migrate again: a backup of an older release has that release's tables.
    await migrateDatabase(env, lifetime);
    // Set old mails aside before any process can start and send them.
    for (const { kind, amount, since } of await setOldTasksAside(servers.databaseUrl)) {
      say(
        `! Set aside, because they are older than a day: ${amount} of ${kind}, the first from ${since} UTC.`,
      );
    }
    await unmarkRestore(dataDir);
    await bringPublishersUpToDate(siteIn(dataDir.site));
    (await linesOfTrusted(servers.databaseUrl, siteIn(dataDir.site))).forEach(say);
    return {
      exitCode: 0,
      lastLine: `✓ Restored all data of ${head.createdAt} in ${duration(performance.now())}. Everyone must sign in again.`,
    };
  },
  { exitCodeWhenStopped: 1 },
);
