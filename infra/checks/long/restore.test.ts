import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { apiEnvironment, migrateDatabase } from '../../launch/api.ts';
import { findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startServers } from '../../launch/embedded/servers.ts';
import { ROOT, writeAtomically } from '../../lib/index.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { addPublisher } from '../../release/store/publishers.ts';
import { siteIn } from '../../release/store/site.ts';

const BACKUP_KEY = 'twenty characters and more';
/** The user of the gateway in a container. */
const OTHER_USER = 10_001;

test('an unencrypted backup is written and restored only with --plain, and a restore lists administrators and publishers', async () => {
  const lifetime = testLifetime();
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const dataDir = await openDataDir(join(folder, 'data'));
  const site = siteIn(dataDir.site);
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const servers = await startServers(
    {
      dataDir: await openDataDir(join(folder, 'servers')),
      binaries,
      databaseUrl: undefined,
      redisUrl: undefined,
    },
    lifetime,
  );
  await migrateDatabase(await apiEnvironment(parseSettings({}), dataDir, servers), lifetime);
  const database = await createConnection(servers.databaseUrl);
  onTestFinished(() => database.end());
  await database.query(
    `INSERT INTO users (fullName, fatherName, email, phone, passwordHash, village, role, status, createdAt, updatedAt)
     VALUES ('Kamla Devi', 'B', 'kamla@pehchan.example', '9876543210', 'x', 'DHAN', 'ADMIN', 'approved', '2026-01-01', '2026-01-01')`,
  );
  await writeAtomically(join(site.shell, 'assets', 'app.js'), 'app');
  await addPublisher(site, 'member', 'Member team');

  const run = async (command: string, env: Record<string, string>, ...args: string[]) => {
    const { exitCode, all } = await execa(
      process.execPath,
      [join(ROOT, 'infra', 'operate', `${command}.ts`), ...args],
      {
        env: {
          NODE_ENV: 'production',
          PUBLIC_URL: 'https://pehchan.example',
          SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
          DATA_DIR: dataDir.path,
          DATABASE_URL: servers.databaseUrl,
          REDIS_URL: servers.redisUrl,
          BACKUP_KEY: '',
          ...env,
        },
        reject: false,
        all: true,
      },
    );
    return [exitCode, all] as const;
  };

  const [sealed, open] = [join(folder, 'sealed.age'), join(folder, 'open.age')];
  const holds = (text: string) => expect.stringContaining(text) as unknown;
  expect(await run('backup', {}, open)).toEqual([1, holds('There is no BACKUP_KEY')]);
  expect(await run('backup', {}, open, '--plain')).toEqual([0, holds('! Not encrypted')]);
  expect(await run('backup', { BACKUP_KEY }, sealed)).toEqual([
    0,
    expect.not.stringContaining('Not encrypted'),
  ]);

  await database.query("UPDATE users SET role = 'USER'");
  const refused = await run('restore', { BACKUP_KEY }, open, '--force');
  expect(refused).toEqual([
    1,
    holds('is not encrypted, although BACKUP_KEY is set: anyone can have made it'),
  ]);
  const [[user]] = await database.query<RowDataPacket[]>('SELECT role FROM users');
  expect(user?.role).toBe('USER');

  for (const [file, ...options] of [[open, '--plain'], [sealed]] as const) {
    const [exitCode, all] = await run('restore', { BACKUP_KEY }, file, '--force', ...options);
    expect([exitCode, all]).toEqual([0, holds('Restored all data of')]);
    expect(all).toContain('Administrators: Kamla Devi 9876543210');
    expect(all).toContain('Publishers over the network: Member team (member)');
  }

  // In a container the folder `site` is a volume of its own, which the gateway reads as another user.
  await mkdir(join(folder, 'mounted'));
  await execa('mv', [site.folder, join(folder, 'mounted', 'site')]);
  const mounted = siteIn(join(folder, 'mounted', 'site'));
  expect((await stat(mounted.publishers)).mode & 0o777).toBe(0o600);
  expect((await stat(join(mounted.shell, 'assets'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(mounted.shell, 'assets', 'app.js'))).mode & 0o777).toBe(0o644);
  if (process.getuid?.() !== 0) return;
  const asOther = { uid: OTHER_USER, gid: OTHER_USER, reject: false };
  expect((await execa('cat', [join(mounted.shell, 'assets', 'app.js')], asOther)).stdout).toBe('app');
  expect((await execa('cat', [mounted.publishers], asOther)).failed).toBe(true);
}, 300_000);
