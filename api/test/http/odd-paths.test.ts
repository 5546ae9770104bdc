import { expect, test } from 'vitest';
import { buildApproved } from '../support/factories.ts';
import { destinationOf, ODD_HEADERS, oddTargets, sendRaw } from '../support/odd-paths.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const port = Number(new URL(server.origin).port);

const FOLDERS = [
  '/',
  '/api/v1/',
  '/api/v1/photos/',
  '/api/v1/profile/get-profile/',
  '/api/v1/auth/reset-password/a@b.c/',
];
const OUTSIDE = ['etc/passwd', 'package.json', 'secrets/session', 'proc/self/environ'];

test('the API answers odd paths, targets and headers with a refusal, and reveals no file', async () => {
  const approved = await server.as(await buildApproved());
  const cookie = [...approved.cookies].map((pair) => pair.join('=')).join('; ');
  const asked = [
    ...oddTargets(FOLDERS, OUTSIDE).map(
      (target) => [target, `Host: localhost\r\nCookie: ${cookie}`] as const,
    ),
    ...ODD_HEADERS.map((headers) => ['/api/v1/auth/check', headers] as const),
  ];
  expect(asked.length).toBeGreaterThan(300);
  for (const [target, headers] of asked) {
    const reply = await sendRaw(port, target, headers);
    const said = `${target.slice(0, 200)} ${headers.slice(0, 80)}\n${reply.head}\n${reply.body.slice(0, 300)}`;
    expect(reply.status, said).toBeLessThan(500);
    expect(reply.body, said).not.toMatch(/root:x:|"private"|"dependencies"|HOME=|[0-9a-f]{64}/);
    expect(reply.head, said).not.toMatch(/^x-injected/im);
    expect(destinationOf(reply, server.origin)?.origin ?? server.origin, said).toBe(server.origin);
    // Node's parser answers invalid HTTP with an empty 400. Refusals by the API itself have a message.
    if (reply.status >= 400 && reply.body) expect(JSON.parse(reply.body), said).toHaveProperty('code');
  }
});
