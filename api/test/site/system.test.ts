import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdmin } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('GET /admin/system', () => {
  test('getSystem returns versions and kinds of stores, but no addresses or paths', async () => {
    const { body, text } = await admin.call('getSystem');
    expect(body).toMatchObject({
      node: process.versions.node,
      photoStore: 'disk',
      mailStore: 'outbox',
      tasks: { waiting: expect.any(Number), failed: expect.any(Number), setAside: expect.any(Number) },
      demo: false,
    });
    for (const version of [body.api, body.contract, body.database.version, body.redis]) {
      expect(version).toMatch(/^\d+\.\d+/);
    }
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|mysql:|redis:|\/tmp|pehchan_test|secret|password/i);
  });
});
