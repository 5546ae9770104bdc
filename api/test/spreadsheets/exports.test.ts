import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { Connection } from 'mysql2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { buildAdmin, buildApproved, buildUsers, newWord } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { download, type Export, exportUrl } from '../support/spreadsheet.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('a refused export', () => {
  test.each<[Export, Record<string, string>, string]>([
    ['exportUsers', { status: 'gone' }, 'status'],
    ['exportUsers', { sort: 'password' }, 'sort'],
    ['exportProfiles', { village: 'NOWHERE' }, 'village'],
    ['exportProfiles', { minAge: 'old' }, 'minAge'],
  ])('%s rejects %o with 400, and names the field', async (name, query, field) => {
    const reply = await admin.call(name, { query });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('an export returns 403 to a family and 401 to a visitor, and writes no audit entry', async () => {
    const before = await AuditEntry.count({ where: { action: 'exported' } });
    const member = await server.as(await buildApproved());
    expect((await member.call('exportUsers')).status).toBe(403);
    expect((await server.anonymous().call('exportProfiles')).status).toBe(401);
    expect(await AuditEntry.count({ where: { action: 'exported' } })).toBe(before);
  });

  test('an export returns 500 and no file if its audit entry cannot be written', async () => {
    const fails = vi.spyOn(AuditEntry, 'recordExport').mockRejectedValue(new Error('no log'));
    const response = await admin.fetch('GET', url('exportUsers'));
    fails.mockRestore();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'application/json; charset=utf-8',
    ]);
    expect(response.headers.get('content-disposition')).toBeNull();
  });
});

describe('an interrupted export', () => {
  const fill = async () => {
    const word = newWord();
    await buildUsers(Array.from({ length: 400 }, () => ({ fullName: word })));
    return word;
  };

  test('an export that its administrator cancels does not affect the next one', async () => {
    const word = await fill();
    const leaving = new AbortController();
    const response = await fetch(server.origin + exportUrl('exportUsers', { search: word }), {
      headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await download(admin, 'exportUsers', { search: word })).rows).toHaveLength(401);
  });

  test('an export breaks off when the database fails, and does not look complete', async () => {
    const word = await fill();
    const driver = Object.getPrototypeOf(Connection.prototype) as { addCommand(command: object): unknown };
    const send = driver.addCommand;
    let noted = false;
    const broken = vi.spyOn(driver, 'addCommand').mockImplementation(function (this: unknown, command) {
      const text = 'sql' in command ? String(command.sql) : '';
      if (noted && text.includes('FROM (') && 'sql' in command) {
        return send.call(this, Object.assign(command, { sql: 'SELECT broken FROM nowhere' }));
      }
      noted ||= text.includes('INSERT INTO `audit_entries`');
      return send.call(this, command);
    });
    const response = await admin.fetch('GET', exportUrl('exportUsers', { search: word }));
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    broken.mockRestore();
    expect(noted).toBe(true);
  });
});

test('no cache keeps a list or an export', async () => {
  for (const path of [
    exportUrl('exportUsers', { search: newWord() }),
    url('getUsers'),
    `${url('getTotalProfiles')}?page=1`,
  ]) {
    const { status, headers } = await admin.fetch('GET', path);
    expect([path, status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      path,
      200,
      'no-store',
      null,
    ]);
  }
});

test('accounts and biodata are exported at one address each', () => {
  const names: EndpointName[] = ['exportUsers', 'exportProfiles'];
  expect(names.map((name) => url(name))).toEqual([
    '/api/v1/admin/export/users.xlsx',
    '/api/v1/admin/export/biodata.xlsx',
  ]);
});
