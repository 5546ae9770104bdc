import { expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';

test('nothing has to be set', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: true,
    maintainerPhone: '9000000001',
    databaseUrl: undefined,
  });
});

test('every problem is listed at once', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'postgres://x', DEMO: 'perhaps', MAINTAINER_PHONE: '12' };
  expect(() => parseSettings(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*MAINTAINER_PHONE[^]*DEMO/);
});

test.each([
  ['SESSION_SECRET', 'x'.repeat(31), 'must have at least 32 characters'],
  ['DATABASE_POOL', '1', 'must be a whole number from 2 to 500'],
  ['DATABASE_POOL', 'ten', 'must be a whole number from 2 to 500'],
  ['ADDRESS_LIMIT', '0', 'must be a whole number from 1 to 1000000'],
  ['ADDRESS_LIMIT', '2.5', 'must be a whole number from 1 to 1000000'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
])('%s=%s is refused before the API is started', (name, value, sentence) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} ${sentence}`);
});

test('what only the API reads is handed to it', () => {
  const given = { DATABASE_POOL: '20', ADDRESS_LIMIT: '50', LOG_LEVEL: 'warn', MAIL_FROM: 'A <a@b>' };
  expect(parseSettings({ ...given, TRUST_PROXY: '' }).passedOn).toEqual(given);
});

test('production wants a secret and no demo community', () => {
  expect(() => parseSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET is required');
  const secret = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  expect(parseSettings(secret)).toMatchObject({ demo: false, maintainerPhone: undefined });
  expect(() => parseSettings({ ...secret, DEMO: '1' })).toThrow('everybody knows the demo password');
});

test('a value is never repeated in a message: it may hold a password', () => {
  expect(() => parseSettings({ REDIS_URL: 'http://:secret@host' })).not.toThrow(/secret/);
});
