import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { argumentsOf, duration, exists, runCommand, say, UserError } from '../lib/index.ts';
import { openDataDir } from '../launch/embedded/data-dir.ts';
import { useServers } from '../launch/embedded/use-servers.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { makeBackup } from './make-backup.ts';
import { sayContents } from './manifest.ts';
import { openSource } from './source.ts';
import { refuseWhileRestoring } from '../launch/unfinished-restore.ts';

const USAGE = 'Use: npm run backup -- <file>';

/**
 * `npm run backup -- <file>`: everything of people's and every published version, while the site is used or
 * not.
 */
await runCommand(
  async (lifetime) => {
    const settings = parseSettings(readEnvironment());
    const { positionals } = argumentsOf({ allowPositionals: true }, USAGE);
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new UserError(USAGE);
    const file = resolve(process.env.INIT_CWD ?? '.', name);
    if (await exists(file)) {
      throw new UserError(`${file} is there already; a backup is never written over another.`);
    }
    await refuseWhileRestoring(await openDataDir(settings.dataDir));
    const source = await openSource(settings, await useServers(settings, lifetime), lifetime);
    const { sums, missing } = await makeBackup(file, source);
    sayContents(sums);
    if (missing.length > 0) {
      say(`! Not in the photo store, though rows name them: ${missing.length} photos, first ${missing[0]}.`);
    }
    if (!settings.backupKey) say('! Not encrypted: whoever has the file has all of it. Set BACKUP_KEY.');
    const { size } = await stat(file);
    return {
      exitCode: 0,
      lastLine: `✓ ${file}, ${(size / 1024 ** 2).toFixed(1)} MiB, in ${duration(performance.now())}`,
    };
  },
  { exitCodeWhenStopped: 1 },
);
