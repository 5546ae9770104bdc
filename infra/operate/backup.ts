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
  'There is no BACKUP_KEY. Anyone with the file could read every family’s data, and photos without marks. Anyone could forge a backup. ' +
  'Make a key, and keep it away from the backups:\n' +
  '    echo "BACKUP_KEY=$(openssl rand -base64 30)" >> .env\n' +
  '  Or make an unencrypted backup with --plain.';

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
      throw new UserError(`${file} exists already. A backup never overwrites a file.`);
    }
    const source = await openSource(settings, await openSite(settings, lifetime), lifetime);
    const { sums, missing } = await makeBackup(file, source);
    const opening = { key: settings.backupKey };
    const { head } = await step('Reading the backup back', () => checkBackup(file, opening));
    sayContents(sums);
    const isWhole = missing.length === 0;
    if (isWhole) await noteBackup(source, head.createdAt);
    else {
      say(`! The photo store lacks ${missing.length} photos, for example ${missing[0]}.`);
      if (keep !== undefined) say('! Therefore no older backup is removed.');
    }
    if (!settings.backupKey) {
      const remedy = given.backupKey ? 'Leave out --plain.' : 'Set BACKUP_KEY.';
      say('! Not encrypted: anyone with the file can read it, with photos without marks,');
      say(`  and with the secret that traces copies. ${remedy}`);
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
