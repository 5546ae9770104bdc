import { describe, expect, test } from 'vitest';
import { startServer } from './test-server.ts';

const server = await startServer();

describe('health', () => {
  test.each([
    ['/healthz', { status: 'alive' }],
    ['/readyz', { status: 'ready' }],
  ])('%s', async (path, body) => {
    const reply = await server.anonymous().send('GET', path);
    expect([reply.status, reply.body]).toEqual([200, body]);
  });

  test.each(['/', '/api', '/api/v1', '/api/v1/nothing', '/api/v1/profile/get-profile/%zz'])(
    '%s isn’t anything',
    async (path) => {
      const reply = await server.anonymous().send('GET', path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(Object.keys(reply.body)).toEqual(['message', 'code']);
    },
  );
});
