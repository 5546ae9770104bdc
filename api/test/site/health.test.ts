import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

describe('health', () => {
  test.each([
    ['/healthz', { status: 'alive' }],
    ['/readyz', { status: 'ready' }],
  ])('%s returns 200 with its status', async (path, body) => {
    const reply = await server.anonymous().send('GET', path);
    expect([reply.status, reply.body]).toEqual([200, body]);
  });

  test('/readyz queries the database once a second, however many requests arrive', async () => {
    const asked = vi.spyOn(sequelize, 'query');
    onTestFinished(() => asked.mockRestore());
    const ask = () => server.anonymous().send('GET', '/readyz');
    const times = () => asked.mock.calls.filter(([sql]) => sql === 'SELECT 1').length;
    const begun = performance.now();
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    // Allow one more check of the servers: a check that began earlier can end during these requests.
    expect(times()).toBeLessThanOrEqual(1 + (performance.now() - begun) / 1000);
    const before = times();
    await vi.waitFor(async () => {
      await ask();
      expect(times()).toBeGreaterThan(before);
    }, 3000);
  });

  test.each(['/', '/api', '/api/v1', '/api/v1/nothing', '/api/v1/profile/get-profile/%zz'])(
    'the unknown address %s returns a 4xx error with message and code',
    async (path) => {
      const reply = await server.anonymous().send('GET', path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(Object.keys(reply.body)).toEqual(['message', 'code']);
    },
  );
});
