import type { ClientError } from '@pehchan/contract/site';
import { describe, expect, test, vi } from 'vitest';
import { logger, withoutPeople } from '../../src/ground/runtime/logger.ts';
import { startApi } from '../support/api-process.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const anError: ClientError = {
  kind: 'remote',
  message: 'It broke',
  code: 'RUNTIME-008',
  part: 'member 1.0.0',
};

describe('POST /client-errors', () => {
  test.each([
    ['an unknown kind', { ...anError, kind: 'feeling' }, 'kind'],
    ['an error without a message', { kind: 'script' }, 'message'],
    ['a message that is a list', { ...anError, message: ['a'] }, 'message'],
    ['a message of 301 characters', { ...anError, message: 'x'.repeat(301) }, 'message'],
  ])('rejects %s with 400, and names the field', async (_what, json, field) => {
    const reply = await server.anonymous().call('reportClientError', { json });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });
});

describe('the log of client errors', () => {
  test('the log has the reported message without emails and phone numbers', async () => {
    const written = vi.spyOn(logger, 'warn');
    const message = 'No field of asha@example.org, 9876543210';
    const reply = await server.anonymous().call('reportClientError', { json: { ...anError, message } });
    expect(reply.status).toBe(201);
    expect(written).toHaveBeenCalledWith(
      { client: { ...anError, message: 'No field of …@… …' } },
      'client error',
    );
    written.mockRestore();
  });

  test('the log has no emails and phone numbers in the other texts of a report', async () => {
    const written = vi.spyOn(logger, 'warn');
    const who = 'asha@example.org 9876543210';
    const json = { ...anError, code: who, part: who, release: who };
    expect((await server.anonymous().call('reportClientError', { json })).status).toBe(201);
    const cleaned = { code: '…@… …', part: '…@… …', release: '…@… …' };
    expect(written).toHaveBeenCalledWith({ client: { ...anError, ...cleaned } }, 'client error');
    written.mockRestore();
  });

  test('the log keeps short numbers, which locate the error in the code', () => {
    expect(withoutPeople('app.js:120:7 of 12')).toBe('app.js:120:7 of 12');
  });
});

/** Texts that try to forge a log line, or to control the terminal that shows the log. */
const FORGED = [
  'One\n{"level":30,"msg":"an administrator signed in"}',
  'One\r{"level":30,"msg":"an administrator signed in"}',
  'One\u2028{"level":30,"msg":"an administrator signed in"}\u0085Two',
  'One"},"msg":"an administrator signed in","x":{"y":"',
  'One\u001b[2J\u001b]0;title\u0007Two',
  'One\u009b31mTwo',
  'One\u202eTwo',
  'One\0Two',
];

test('no text of a report forges a log line or controls a terminal', async () => {
  const api = await startApi();
  for (const text of FORGED) {
    const before = api.log.length;
    const json = { ...anError, message: text, part: text.slice(0, 50) };
    const { status } = await api.client().call('reportClientError', { json });
    expect([text, status]).toEqual([text, 201]);
    const lines = await vi.waitFor(() => {
      const own = api.log.slice(before);
      expect(own.at(-1)).toContain('"status":201');
      return own;
    });
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said.filter((msg) => msg === 'client error')).toHaveLength(1);
    expect(said).not.toContain('an administrator signed in');
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
  }
});
