import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFile } from '@pehchan/operating';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { ROOT } from '../lib/repository.ts';
import { found, type Check, type Patient } from './diagnosis.ts';
import { filesOf, nameOf } from './photo-store.ts';

/** Longer than the sweep needs, which comes every ten minutes and puts off for five what it can't remove. */
const SWEPT_WITHIN_MINUTES = 30;
const CLOCKS_AGREE_WITHIN = 5_000;

export const schema: Check = {
  healthy: 'The tables are those of this version',
  async find(patient) {
    const rows = await query(
      patient,
      "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'migrations'",
    );
    const done = rows.length === 0 ? [] : await query(patient, 'SELECT name FROM migrations');
    const names = new Set(done.map(({ name }) => String(name)));
    const files = await readdir(join(ROOT, 'api', 'src', 'database', 'migrations'));
    const missing = files
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => /^\d/.test(name) && !names.has(name));
    if (missing.length === 0) return undefined;
    return found(`The database is ${missing.length} migrations behind.`, 'npm start');
  },
};

export const clocks: Check = {
  healthy: 'The clocks of machine and database agree',
  async find(patient) {
    const [row] = await query(patient, 'SELECT UNIX_TIMESTAMP(NOW(3)) AS now');
    const apart = Math.abs(Number(row?.now) * 1000 - Date.now());
    if (apart < CLOCKS_AGREE_WITHIN) return undefined;
    return found(
      `The clocks are ${Math.round(apart / 1000)} s apart.`,
      'timedatectl set-ntp true, on both machines',
    );
  },
};

export const administrators: Check = {
  healthy: 'There is an administrator',
  async find(patient) {
    const { maintainerPhone } = patient.settings;
    const rows = await query(patient, "SELECT phone FROM users WHERE role = 'ADMIN' AND status = 'approved'");
    if (rows.length === 0) {
      return found('Nobody can approve families.', 'npm run admin -- grant <phone of a registered account>');
    }
    if (!maintainerPhone || rows.some(({ phone }) => phone === maintainerPhone)) return undefined;
    return found(
      'The maintainer (MAINTAINER_PHONE) is no administrator.',
      'npm run admin -- grant <that phone>',
    );
  },
};

const onDisk = ({ dataDir }: Patient) => ({
  missing: 'copy photos/ back from a backup (npm run restore in another DATA_DIR)',
  strangers: (name: string) => `find ${join(dataDir.path, 'photos')} -name '${name}' -delete, and so on`,
});
const AT_CLOUDINARY: ReturnType<typeof onDisk> = {
  missing:
    'CLOUDINARY_URL= npm run restore in another DATA_DIR, and upload them from there as pehchan/…, of type authenticated',
  strangers: (name) => `delete pehchan/${name} in Cloudinary’s console, and so on`,
};

export const photos: Check = {
  healthy: 'Every photo that a row names is there, and no other',
  async find(patient) {
    const mends = patient.settings.cloudinaryUrl ? AT_CLOUDINARY : onDisk(patient);
    const keysOf = async (sql: string) =>
      new Set((await query(patient, sql)).map(({ photoKey }) => String(photoKey)));
    // The store first: a photo that is being saved is there before it has a row.
    const before = await storedFiles(patient);
    const planned = await keysOf('SELECT photoKey FROM photo_removals');
    const owned = await keysOf(
      'SELECT photoKey FROM profiles WHERE photoKey IS NOT NULL UNION SELECT photoKey FROM users WHERE photoKey IS NOT NULL',
    );
    const after = await storedFiles(patient);
    const isWhole = (key: string) =>
      filesOf([key]).every((file) => [before, after].some((files) => files.has(nameOf(file))));
    const missing = [...owned].filter((key) => !isWhole(key));
    if (missing.length > 0) {
      return found(`${missing.length} photos are gone, the first of them ${missing[0]}.`, mends.missing);
    }
    const keys = new Set([...before.values()].map(({ key }) => key));
    const strangers = [...keys].filter((key) => !owned.has(key) && !planned.has(key));
    if (strangers.length === 0) return undefined;
    return found(
      `${strangers.length} photos are nobody’s, the first of them ${strangers[0]}.`,
      mends.strangers(`${strangers[0]}-*`),
    );
  },
};

export const sweep: Check = {
  healthy: 'Photos that were taken back are gone',
  async find(patient) {
    const sql = `SELECT COUNT(*) AS n FROM photo_removals WHERE dueAt < UTC_TIMESTAMP() - INTERVAL ${SWEPT_WITHIN_MINUTES} MINUTE`;
    const [row] = await query(patient, sql);
    if (Number(row?.n) === 0) return undefined;
    return found(
      `${row?.n} photos should have been removed and were not.`,
      `grep "photo" ${patient.dataDir.logs}/api.log | tail`,
    );
  },
};

async function storedFiles({ photos: store }: Patient): Promise<Map<string, PhotoFile>> {
  return new Map((await store.list()).map((file) => [nameOf(file), file]));
}

async function query({ servers }: Patient, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri: servers.databaseUrl, timezone: 'Z' });
  try {
    return (await connection.query<RowDataPacket[]>(sql))[0];
  } finally {
    await connection.end();
  }
}
