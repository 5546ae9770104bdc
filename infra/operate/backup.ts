import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { argumentsOf, duration, exists, runCommand, say, step, UserError } from '../lib/index.ts';
import { openSite } from '../launch/open-site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { checkBackup } from './check-backup.ts';
import { noteBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { sayContents } from './manifest.ts';
import { removeOlderBackups } from './older-backups.ts';
import { openSource } from './source.ts';

const USAGE = 'Use: npm run backup -- <file> [--plain] [--keep=<number>]';
const OPTIONS = { plain: { type: 'boolean', default: false }, keep: { type: 'string' } } as const;

const NO_KEY =
  'There is no BACKUP_KEY: whoever has the file would have every family’s data and their photos as they are, without any mark, ' +
  'and whoever can write one could forge it. ' +
  'Make a key, and keep it elsewhere than the backups:\n' +
  '    echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env\n' +
  '  Or write one that isn’t encrypted all the same, with --plain.';

/** Back up a site, even while it runs. Older backups are removed only after the new one was read back. */
await runCommand(
  async (lifetime) => {
    const given = parseSettings(readEnvironment());
    const { values, positionals } = argumentsOf({ options: OPTIONS, allowPositionals: true }, USAGE);
    const settings = values.plain ? { ...given, backupKey: undefined } : given;
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new UserError(USAGE);
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep ?? '')) {
      throw new UserError(`--keep is a whole number from 1 to 9999. ${USAGE}`);
    }
    if (settings.production && !settings.backupKey && !values.plain) throw new UserError(NO_KEY);
    const file = resolve(process.env.INIT_CWD ?? '.', name);
    if (await exists(file)) {
      throw new UserError(`${file} is there already; a backup is never written over another.`);
    }
    const source = await openSource(settings, await openSite(settings, lifetime), lifetime);
    const { sums, missing } = await makeBackup(file, source);
    const opening = { key: settings.backupKey };
    const { head } = await step('Reading the backup back', () => checkBackup(file, opening));
    sayContents(sums);
    // Only a backup with all photos replaces an older one.
    const isWhole = missing.length === 0;
    if (isWhole) await noteBackup(source, head.createdAt);
    else {
      say(`! Not in the photo store, though rows name them: ${missing.length} photos, first ${missing[0]}.`);
      if (keep !== undefined) say('! So no older backup is removed.');
    }
    if (!settings.backupKey) {
      const remedy = given.backupKey ? 'Leave out --plain.' : 'Set BACKUP_KEY.';
      say(
        '! Not encrypted: whoever has the file has all of it. The photos lie in it as they are, without any mark,',
      );
      say(`  and with it the secret by which copies are traced. ${remedy}`);
    }
    const { size } = await stat(file);
    if (keep !== undefined && isWhole) {
      const removed = await removeOlderBackups(file, keep, opening);
      for (const old of removed) say(`${old} is removed.`);
    }
    return {
      exitCode: 0,
      lastLine: `✓ ${file}, ${(size / 1024 ** 2).toFixed(1)} MiB, in ${duration(performance.now())}`,
    };
  },
  { exitCodeWhenStopped: 1 },
);
