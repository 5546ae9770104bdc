import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFile } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';
import { errorCode, ROOT } from '../lib/index.ts';
import type { HealthChecks } from './health-check.ts';
import { secondUser } from './second-user.ts';
import type { Source } from './source.ts';
import { filesOf, isNeeded, nameOf } from './photo-store.ts';

/** Minutes until a removed photo is deleted: a job runs every ten and repeats a failure after five. */
const SWEPT_WITHIN_MINUTES = 30;
/** Background jobs are done within these hours, even if the mail server restarts. */
const DONE_WITHIN_HOURS = 2;
const CLOCKS_AGREE_WITHIN = 5_000;

/** A statement that changes no row, but fails without the right to change the table. */
const TRIED = 'UPDATE audit_entries SET id = id WHERE 1 = 0';

const SECOND_USER =
  'run as the database’s administrator; then set DATABASE_URL to this user and MIGRATE_DATABASE_URL to the current one:';

const onDisk = ({ dataDir }: Source) => ({
  missing: 'copy photos/ back from a backup (npm run restore in another DATA_DIR)',
  strangers: (name: string) => `find ${join(dataDir.path, 'photos')} -name '${name}' -delete, and so on`,
});
const AT_CLOUDINARY: ReturnType<typeof onDisk> = {
  missing:
    'CLOUDINARY_URL= npm run restore in another DATA_DIR, and upload them from there as pehchan/…, of type authenticated',
  strangers: (name) => `delete pehchan/${name} in Cloudinary’s console, and so on`,
};

export const DATA: HealthChecks = {
  async 'The database has the tables of this version'(source) {
    const isMade = (await query(source, "SHOW TABLES LIKE 'migrations'")).length > 0;
    const done = isMade ? await query(source, 'SELECT name FROM migrations') : [];
    const names = new Set(done.map(({ name }) => `${name}.ts`));
    const files = await readdir(join(ROOT, 'api', 'src', 'ground', 'database', 'migrations'));
    const missing = files.filter((file) => /^\d/.test(file) && !names.has(file));
    if (missing.length > 0) return [`The database is ${missing.length} migrations behind.`, 'npm start'];
  },
  async 'The API can’t change the audit log'(source) {
    const { databaseUrl, serviceUrl = databaseUrl } = source.servers;
    const isRefused = await query(source, TRIED, serviceUrl).then(
      () => false,
      (error: unknown) => errorCode(error) === 'ER_TABLEACCESS_DENIED_ERROR',
    );
    if (isRefused) return;
    const statements = await secondUser(databaseUrl);
    return [
      'The API’s database user can change the audit log.',
      [SECOND_USER, ...statements.map((statement) => `${statement};`)].join('\n      '),
    ];
  },
  async 'There is an administrator'(source) {
    const { maintainerPhone } = source.settings;
    const rows = await query(source, "SELECT phone FROM users WHERE role = 'ADMIN' AND status = 'approved'");
    const grant = 'npm run admin -- grant';
    if (rows.length === 0) {
      return ['No administrator can approve families.', `${grant} <phone of a registered account>`];
    }
    if (!maintainerPhone || rows.some(({ phone }) => phone === maintainerPhone)) return;
    return ['The maintainer (MAINTAINER_PHONE) is no administrator.', `${grant} <that phone>`];
  },
  async 'The photo store has the photos of the database, and no others'(source) {
    const remedies = source.settings.cloudinaryUrl ? AT_CLOUDINARY : onDisk(source);
    const keysOf = async (sql: string) =>
      new Set((await query(source, sql)).map(({ photoKey }) => String(photoKey)));
    // List stored photos before rows: a photo stored between the two would look like a photo without a row.
    const before = await storedFiles(source);
    const planned = await keysOf('SELECT photoKey FROM photo_removals');
    const owned = await keysOf(
      'SELECT photoKey FROM profiles WHERE photoKey IS NOT NULL UNION SELECT photoKey FROM users WHERE photoKey IS NOT NULL',
    );
    const after = await storedFiles(source);
    const isWhole = (key: string) =>
      filesOf([key])
        .filter(isNeeded)
        .every((file) => [before, after].some((files) => files.has(nameOf(file))));
    const missing = [...owned].filter((key) => !isWhole(key));
    if (missing.length > 0) {
      return [`${missing.length} photos are missing, for example ${missing[0]}.`, remedies.missing];
    }
    const keys = new Set([...before.values()].map(({ key }) => key));
    const strangers = [...keys].filter((key) => !owned.has(key) && !planned.has(key));
    const [first] = strangers;
    if (!first) return;
    const problem = `${strangers.length} photos belong to no account or biodata, for example ${first}.`;
    return [problem, remedies.strangers(`${first}-*`)];
  },
  async 'Photos are deleted after their removal'(source) {
    const sql = `SELECT COUNT(*) AS n FROM photo_removals WHERE dueAt < UTC_TIMESTAMP() - INTERVAL ${SWEPT_WITHIN_MINUTES} MINUTE`;
    const [row] = await query(source, sql);
    if (Number(row?.n) === 0) return;
    const remedy = `grep "photo" ${source.dataDir.logs}/api.log | tail`;
    return [`${row?.n} photos should have been removed and were not.`, remedy];
  },
  async 'Mails and other background jobs are done'(source) {
    const late = `state = 'waiting' AND period IS NULL AND createdAt < UTC_TIMESTAMP() - INTERVAL ${DONE_WITHIN_HOURS} HOUR`;
    const sql = `SELECT COALESCE(SUM(state = 'failed'), 0) AS failed, COALESCE(SUM(${late}), 0) AS late FROM tasks`;
    const [row] = await query(source, sql);
    const [failed, waiting] = [Number(row?.failed), Number(row?.late)];
    if (failed + waiting === 0) return;
    const problem = `${waiting} background jobs have waited for hours, and ${failed} failed in the last month.`;
    const looking = `check SMTP_URL; grep "a task is" ${source.dataDir.logs}/api.log | tail`;
    return [problem, failed > 0 ? `${looking}; then npm run admin -- retry-tasks` : looking];
  },
  async 'The clocks of machine and database agree'(source) {
    const [row] = await query(source, 'SELECT UNIX_TIMESTAMP(NOW(3)) AS now');
    const apart = Math.abs(Number(row?.now) * 1000 - Date.now());
    if (apart < CLOCKS_AGREE_WITHIN) return;
    return [
      `The clocks are ${Math.round(apart / 1000)} s apart.`,
      'timedatectl set-ntp true, on both machines',
    ];
  },
};

async function storedFiles({ photos: store }: Source): Promise<Map<string, PhotoFile>> {
  return new Map((await store.list()).map((file) => [nameOf(file), file]));
}

const query = ({ servers }: Source, sql: string, uri = servers.databaseUrl) => queryOnce(uri, sql);
