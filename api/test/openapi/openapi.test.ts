import { calls } from '@pehchan/contract/calls';
import { endpoints } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import type { OpenApi } from '../../src/top/openapi/document.ts';
import { checkReply } from '../support/reply-check.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const get = (path: string) => server.anonymous().send<OpenApi>('GET', `/api/v1${path}`);

describe('openapi.json', () => {
  test('openapi.json describes every call of the contract, and photos', async () => {
    const { body } = await get('/openapi.json');
    expect(body['openapi']).toBe('3.1.0');
    const ids = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual([...Object.keys(endpoints), 'getPhoto'].sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('openapi.json describes the parameters, replies and allowed callers of a call', async () => {
    const { body } = await get('/openapi.json');
    const list = body.paths['/api/v1/profile/get-all-profiles']?.['get'];
    expect(list?.parameters).toContainEqual({
      name: 'pageSize',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 },
    });
    expect(list?.description).toBe('Approved accounts and administrators.');
    const one = body.paths['/api/v1/profile/get-profile/{id}']?.['get'];
    expect(one?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'forProfile', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 4_294_967_295 } },
    ]);
    expect(JSON.stringify(one?.responses['200'])).toContain('"dateOfBirth"');
    const form = JSON.stringify(body.paths['/api/v1/profile/create-profile']?.['post']?.requestBody);
    expect(form).toContain('multipart/form-data');
    expect(form).toContain('"imageFile"');
  });

  test('checkReply fails for an extra field, a missing field and an undescribed status', () => {
    checkReply('countUsersWithoutProfiles', 200, { count: 1 });
    expect(() => checkReply('countUsersWithoutProfiles', 200, { count: 1, passwordHash: 'x' })).toThrow(
      'as described',
    );
    expect(() => checkReply('countUsersWithoutProfiles', 200, {})).toThrow('as described');
    expect(() => checkReply('countUsersWithoutProfiles', 418, {})).toThrow('isn’t described');
  });
});

describe('the docs page of the API', () => {
  test('the docs page has no inline scripts or styles, and a policy that forbids them', async () => {
    const { headers, text } = await get('/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(text).not.toMatch(/<style|style=|<script(?![^>]*src=)| on\w+=/);
    for (const { path } of Object.values(endpoints)) expect(text).toContain(path.replace(/:(\w+)/g, '{$1}'));
  });

  test.each([
    ['/docs.js', 'javascript'],
    ['/docs.css', 'text/css'],
  ])('the API serves %s as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')?.includes(type)]).toEqual([200, true]);
  });
});
