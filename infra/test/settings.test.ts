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

test('production wants a secret and no demo community', () => {
  expect(() => parseSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET is required');
  const secret = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  expect(parseSettings(secret)).toMatchObject({ demo: false, maintainerPhone: undefined });
  expect(() => parseSettings({ ...secret, DEMO: '1' })).toThrow('everybody knows the demo password');
});

test('a value is never repeated in a message: it may hold a password', () => {
  expect(() => parseSettings({ REDIS_URL: 'http://:secret@host' })).not.toThrow(/secret/);
});
