import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { argumentsOf, duration, exists, runCommand, say, UserError } from '../lib/index.ts';
import { openSite } from '../launch/open-site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { makeBackup } from './make-backup.ts';
import { sayContents } from './manifest.ts';
import { openSource } from './source.ts';

const USAGE = 'Use: npm run backup -- <file> [--plain]';
const OPTIONS = { plain: { type: 'boolean', default: false } } as const;

const NO_KEY =
  'There is no BACKUP_KEY: whoever has the file would have every family’s data and their photos as they are, without any mark, ' +
  'and whoever can write one could forge it. ' +
  'Make a key, and keep it elsewhere than the backups:\n' +
  '    echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env\n' +
  '  Or write one that isn’t encrypted all the same, with --plain.';

/**
 * `npm run backup -- <file> [--plain]`: everything of people's and every published version, while the site is
 * used or not.
 */
await runCommand(
  async (lifetime) => {
    const given = parseSettings(readEnvironment());
    const { values, positionals } = argumentsOf({ options: OPTIONS, allowPositionals: true }, USAGE);
    const settings = values.plain ? { ...given, backupKey: undefined } : given;
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new UserError(USAGE);
    if (settings.production && !settings.backupKey && !values.plain) throw new UserError(NO_KEY);
    const file = resolve(process.env.INIT_CWD ?? '.', name);
    if (await exists(file)) {
      throw new UserError(`${file} is there already; a backup is never written over another.`);
    }
    const source = await openSource(settings, await openSite(settings, lifetime), lifetime);
    const { sums, missing } = await makeBackup(file, source);
    sayContents(sums);
    if (missing.length > 0) {
      say(`! Not in the photo store, though rows name them: ${missing.length} photos, first ${missing[0]}.`);
    }
    if (!settings.backupKey) {
      const remedy = given.backupKey ? 'Leave out --plain.' : 'Set BACKUP_KEY.';
      say(
        '! Not encrypted: whoever has the file has all of it. The photos lie in it as they are, without any mark,',
      );
      say(`  and with it the secret by which copies are traced. ${remedy}`);
    }
    const { size } = await stat(file);
    return {
      exitCode: 0,
      lastLine: `✓ ${file}, ${(size / 1024 ** 2).toFixed(1)} MiB, in ${duration(performance.now())}`,
    };
  },
  { exitCodeWhenStopped: 1 },
);
