import { expect, test, vi } from 'vitest';
import { logger } from '../../src/ground/runtime/logger.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

test('the request log has no line for /healthz, and one for any other request', async () => {
  const written = vi.spyOn(logger, 'info');
  const linesOf = (route: string) =>
    written.mock.calls.filter(([line]) => (line as unknown as { route?: string }).route === route);
  const client = server.anonymous();
  expect((await client.send('GET', '/healthz')).status).toBe(200);
  expect((await client.send('GET', '/readyz')).status).toBe(200);
  await vi.waitFor(() => expect(linesOf('/readyz')).toHaveLength(1));
  expect(linesOf('/healthz')).toEqual([]);
  written.mockRestore();
});
