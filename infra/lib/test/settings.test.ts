import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSettings } from '../../operate/checks-of-machine.ts';
import { parseSettings, readEnvironment } from '../settings.ts';
import { temporaryFolder } from './temporary.ts';

test('parseSettings needs no setting', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: true,
    maintainerPhone: '9000000001',
    databaseUrl: undefined,
  });
});

test('parseSettings lists all problems together', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'postgres://x', DEMO: 'perhaps', MAINTAINER_PHONE: '12' };
  expect(() => parseSettings(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*MAINTAINER_PHONE[^]*DEMO/);
});

test.each([
  ['SESSION_SECRET', 'x'.repeat(31), 'must have at least 32 characters'],
  ['SESSION_SECRET', 'a'.repeat(64), 'must be random'],
  ['SESSION_SECRET', '12345678'.repeat(4), 'must be random'],
  ['HOST', 'my-machine', 'must be an address of this machine'],
  ['DATABASE_POOL', '1', 'must be a whole number from 2 to 500'],
  ['DATABASE_POOL', 'ten', 'must be a whole number from 2 to 500'],
  ['ADDRESS_LIMIT', '0', 'must be a whole number from 1 to 1000000'],
  ['ADDRESS_LIMIT', '2.5', 'must be a whole number from 1 to 1000000'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
])('parseSettings refuses %s=%s before the API starts', (name, value, sentence) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} ${sentence}`);
});

test('parseSettings passes on the settings that only the API reads', () => {
  const given = { DATABASE_POOL: '20', ADDRESS_LIMIT: '50', LOG_LEVEL: 'warn', MAIL_FROM: 'A <a@b>' };
  expect(parseSettings({ ...given, TRUST_PROXY: '' }).passedOn).toEqual(given);
});

test('production requires SESSION_SECRET and refuses the demo community', () => {
  expect(() => parseSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET is required');
  const secret = { NODE_ENV: 'production', SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5' };
  expect(parseSettings(secret)).toMatchObject({ demo: false, maintainerPhone: undefined });
  expect(() => parseSettings({ ...secret, DEMO: '1' })).toThrow('everybody knows the demo password');
});

test('an https PUBLIC_URL requires NODE_ENV=production', () => {
  const site = { PUBLIC_URL: 'https://pehchan.example' };
  expect(() => parseSettings(site)).toThrow('PUBLIC_URL is an https address: set NODE_ENV=production');
  const production = { ...site, NODE_ENV: 'production', SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5' };
  expect(parseSettings(production)).toMatchObject({ production: true, publicUrl: site.PUBLIC_URL });
  expect(parseSettings({ PUBLIC_URL: 'http://192.168.1.5:3000' }).production).toBe(false);
});

test('an error message never repeats a value, which could contain a password', () => {
  const refused = () => parseSettings({ REDIS_URL: 'http://:secret@host' });
  expect(refused).toThrow('REDIS_URL must be a URL');
  expect(refused).not.toThrow(/secret/);
});

test('the environment overrides the settings of the .env file', async () => {
  const file = join(await temporaryFolder(), '.env');
  expect(readEnvironment(file)).toEqual(process.env);
  await writeFile(file, `REDIS_PREFIX=village:\nPATH=/nowhere\n`);
  expect(readEnvironment(file)).toMatchObject({ REDIS_PREFIX: 'village:', PATH: process.env.PATH });
});

test('a settings file that cannot be read is an error', async () => {
  const file = join(await temporaryFolder(), '.env');
  await mkdir(file);
  expect(() => readEnvironment(file)).toThrow(`${file} can't be read (EISDIR)`);
});

test('openSettings reports a settings file that other users can read, since it contains secrets', async () => {
  const file = join(await temporaryFolder(), '.env');
  expect(await openSettings(file)).toBeUndefined();
  await writeFile(file, 'BACKUP_KEY=', { mode: 0o644 });
  expect(await openSettings(file)).toEqual([
    `Other users of this machine can read ${file}.`,
    `chmod 600 ${file}`,
  ]);
  await chmod(file, 0o600);
  expect(await openSettings(file)).toBeUndefined();
});
