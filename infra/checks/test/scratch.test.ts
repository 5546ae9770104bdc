import { expect, onTestFinished, test, vi } from 'vitest';
import { apiEnvironment } from '../../launch/api.ts';
import { scratchSettings } from '../scratch.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  API_PROCESSES: '4',
  REDIS_URL: 'redis://:theirs@127.0.0.1:6379',
  SMTP_URL: 'smtp://user:theirs@mail.example.org:587',
  MAIL_FROM: 'Pehchan <register@example.org>',
  CLOUDINARY_URL: 'cloudinary://key:theirs@cloud',
  SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
  PUBLIC_URL: 'https://pehchan.example',
  MAINTAINER_PHONE: '9123456780',
  METRICS_PORT: '9464',
  ADDRESS_LIMIT: '5',
  BACKUP_KEY: 'twenty characters and more',
};

test('a scratch site uses the servers of the given settings, and no other setting', async () => {
  const theirs = parseSettings(PRODUCTION);

  const { dataDir, passedOn, ...settings } = await scratchSettings(theirs, testLifetime(), 4321);

  const { dataDir: _dataDir, passedOn: _passedOn, ...fresh } = parseSettings({ PORT: '4321' });
  expect(settings).toEqual({ ...fresh, redisUrl: theirs.redisUrl });
  expect(settings.demo).toBe(true);
  expect(dataDir).not.toBe(theirs.dataDir);
  expect(passedOn).toEqual({ REDIS_PREFIX: expect.stringMatching(/^pehchan_check_\w+:$/) });
});

test('the API of a scratch site ignores the production settings of the environment', async () => {
  for (const [name, value] of Object.entries(PRODUCTION)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const scratch = await scratchSettings(parseSettings({}), testLifetime(), 4321);
  const servers = { databaseUrl: 'mysql://a:b@127.0.0.1/c', redisUrl: 'redis://127.0.0.1', apiPort: 4322 };

  const env = await apiEnvironment(scratch, await openDataDir(await temporaryFolder()), servers);

  expect(env).toMatchObject({ NODE_ENV: 'development', DEMO: '1', PATH: process.env.PATH });
  const said = JSON.stringify(env);
  for (const value of [/theirs/, /pehchan\.example/, /9123456780/, /9464/, /register@/, /twenty char/]) {
    expect(said).not.toMatch(value);
  }
});
