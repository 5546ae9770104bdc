import type { AuditReply } from '@pehchan/contract/audit';
import { BIODATA_FIELDS, EMPLOYMENT_LABELS, factsOf, FIELD_NAMES } from '@pehchan/contract/biodata';
import { SPREADSHEET, today } from '@pehchan/contract/common';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { LANGUAGE_COOKIE, LANGUAGES } from '@pehchan/contract/messages';
import { Connection } from 'mysql2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BATCH } from '../src/lists/listing.ts';
import { AuditEntry } from '../src/audit/models/audit-entry.ts';
import { Profile } from '../src/biodata/models/profile.ts';
import type { User } from '../src/accounts/models/user.ts';
import {
  buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, buildUsers, newWord,
} from './factories.ts'; // prettier-ignore
import { type Call, type Client, startServer } from './test-server.ts';
import { unzip } from './unzip.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin();
  admin = await server.as(actor);
});

type Export = 'exportUsers' | 'exportProfiles';
const address = (name: Export, query: Record<string, string>) =>
  `${url(name)}?${new URLSearchParams(query).toString()}`;

async function download(name: Export, query: Record<string, string>, call: Call = {}) {
  const response = await admin.fetch('GET', address(name, query), call);
  expect(response.status).toBe(200);
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  return { headers: response.headers, files, rows: rowsOf(files.get('xl/worksheets/sheet1.xml') ?? '') };
}

/** The cells of each row: what they say, and their style's number. */
const rowsOf = (sheet: string) =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: s="(\d)")?(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, style, type, inside = '']) => ({
        value: unescaped(inside.replace(/<[^>]+>/g, '')),
        style,
        type,
      }),
    ),
  );
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const values = (row: { value: string }[] = []) => row.map(({ value }) => value);
const exported = async () =>
  (await admin.call<AuditReply>('getAudit', { query: { action: 'exported', pageSize: 1 } })).body.entries[0];

describe('an export refuses', () => {
  test.each<[Export, Record<string, string>, string]>([
    ['exportUsers', { status: 'gone' }, 'status'],
    ['exportUsers', { sort: 'password' }, 'sort'],
    ['exportProfiles', { village: 'NOWHERE' }, 'village'],
    ['exportProfiles', { minAge: 'old' }, 'minAge'],
  ])('%s %o and names it', async (name, query, field) => {
    const reply = await admin.call(name, { query });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('whoever is no administrator, and notes nothing', async () => {
    const before = await AuditEntry.count({ where: { action: 'exported' } });
    const member = await server.as(await buildApproved());
    expect((await member.call('exportUsers')).status).toBe(403);
    expect((await server.anonymous().call('exportProfiles')).status).toBe(401);
    expect(await AuditEntry.count({ where: { action: 'exported' } })).toBe(before);
  });

  test('to begin when it can’t be noted who took it', async () => {
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

describe('an export of accounts', () => {
  test('is the list that was asked for, in its order, with typed cells', async () => {
    const word = newWord();
    const since = new Date('2026-02-28T20:15:00Z');
    const user = await buildUser({ fullName: `${word} B`, statusSince: since, village: 'MAROL' });
    await buildProfile({ owner: user, fullName: 'HIS <DAUGHTER> & CO' });
    await buildUser({ fullName: `${word} A` });
    await buildApproved({ fullName: `${word} C` });
    const { headers, files, rows } = await download('exportUsers', {
      search: word,
      status: 'pending',
      sort: 'name',
    });
    expect(headers.get('content-type')).toBe(SPREADSHEET);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=pehchan-users-pending-${today()}.xlsx`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(values(rows[0])).toEqual([
      'SrNo', 'Name', 'Email', 'Phone', 'Father', 'Village', 'Status', 'Status since', 'Registered', 'Biodata',
    ]); // prettier-ignore
    expect(rows).toHaveLength(3);
    expect(rows[1]?.[1]?.value).toBe(`${word} A`);
    // The 1st of March, 01:45, in India.
    expect(values(rows[2]).slice(0, 8)).toEqual([
      '2', `${word} B`, user.email, user.phone, user.fatherName, 'MAROL', 'Pending', String(46082 + 1.75 / 24),
    ]); // prettier-ignore
    expect(rows[2]?.[9]?.value).toBe('HIS <DAUGHTER> & CO');
    expect(rows[2]?.[3]).toMatchObject({ type: 'inlineStr', style: '1' });
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1"');
  });

  test('is noted before it goes out: who, which list, how narrowed, how many', async () => {
    const word = newWord();
    for (let index = 0; index < 3; index += 1) await buildUser({ fullName: word });
    await download('exportUsers', { search: word, sort: 'standingSince', order: 'desc' });
    expect(await exported()).toMatchObject({
      actorId: actor.id,
      actorName: actor.fullName,
      action: 'exported',
      subjectKind: null,
      subjectId: null,
      subjectName: 'users',
      userId: null,
      filters: `order=desc&search=${word}&sort=standingSince`,
      rows: 3,
    });
  });

  test.each(['=1+1', '+91', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '_x0041_', 'A\u0001B\ufffe'])(
    'writes %j as a text',
    async (nasty) => {
      const word = newWord();
      await buildUser({ fullName: `${nasty} ${word}` });
      const { files, rows } = await download('exportUsers', { search: word });
      expect(rows[1]?.[1]).toMatchObject({ type: 'inlineStr', style: '1' });
      const expected = `${nasty} ${word}`
        .replace('_x0041_', '_x005F_x0041_')
        .replaceAll('\u0001', '')
        .replaceAll('\ufffe', '');
      expect(rows[1]?.[1]?.value).toBe(expected);
      expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    },
  );

  test('cuts a text that is too long for a cell, between two characters', async () => {
    const word = newWord();
    const owner = await buildUser({ fullName: word });
    // Both halves of a character of two: one of them begins a place earlier.
    const names = ['A', 'AB'].map((start) => `${start}${'😀'.repeat(49)}`.padEnd(100, 'X'));
    for (const fullName of names) {
      await Profile.destroy({ where: { userId: owner.id } });
      await buildProfiles(owner, Array<object>(330).fill({ fullName }));
      const cell = (await download('exportUsers', { search: word })).rows[1]?.[9]?.value ?? '';
      expect(cell.length).toBeGreaterThan(32_760);
      expect(cell.length).toBeLessThanOrEqual(32_767);
      expect(cell.endsWith('…')).toBe(true);
      expect(cell).not.toContain('\ufffd');
    }
  });

  test('has its headings in the language of the screen, else of the account', async () => {
    const word = newWord();
    await buildUser({ fullName: word });
    const hindi = await server.as(await buildAdmin({ language: 'hi' }));
    const headingOf = async (client: Client, cookie?: string) => {
      const headers: Record<string, string> = { 'Accept-Language': 'en-IN' };
      const session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookie) headers['cookie'] = `${session}; ${cookie}`;
      const response = await client.fetch('GET', address('exportUsers', { search: word }), { headers });
      const files = unzip(Buffer.from(await response.arrayBuffer()));
      return rowsOf(files.get('xl/worksheets/sheet1.xml') ?? '')[0]?.[1]?.value;
    };
    expect(await headingOf(hindi)).toBe('नाम');
    expect(await headingOf(hindi, 'pehchan_lang=en')).toBe('Name');
    expect(await headingOf(admin, 'pehchan_lang=hi')).toBe('नाम');
  });
});

describe('an export of biodata', () => {
  test('is narrowed as the list is, by standing too, with days and numbers as such', async () => {
    const word = newWord();
    const owner = await buildUser({ status: 'rejected', fatherName: 'THE GRANDFATHER' });
    await buildProfile({ owner, fullName: word, dateOfBirth: '1999-04-01', gender: 'FEMALE', brothers: 2 });
    await buildProfile({ owner, fullName: word, gender: 'MALE' });
    await buildProfile({ fullName: word, gender: 'FEMALE' });
    const { headers, rows } = await download('exportProfiles', {
      search: word,
      status: 'rejected',
      gender: 'female',
      maxAge: '60',
    });
    expect(headers.get('content-disposition')).toContain(`pehchan-biodata-rejected-female-${today()}.xlsx`);
    expect(rows).toHaveLength(2);
    const cells = Object.fromEntries(values(rows[0]).map((title, index) => [title, rows[1]?.[index]]));
    expect(cells['DOB']).toEqual({ value: '36251', style: '2', type: undefined });
    expect(cells['No of Brothers']).toEqual({ value: '2', style: undefined, type: undefined });
    expect(cells['Grand Father']?.value).toBe('THE GRANDFATHER');
    expect([cells['Gender']?.value, cells['Status']?.value]).toEqual(['Female', 'Rejected']);
    expect((await exported())?.filters).toBe(`gender=FEMALE&maxAge=60&search=${word}&status=rejected`);
    expect((await exported())?.rows).toBe(1);
  });

  test('calls every field as the screens do, in their language', async () => {
    const word = newWord();
    await buildProfile({ fullName: word, motherGotra: 'GAUTAM', employment: 'AT_HOME' });
    for (const language of LANGUAGES) {
      const session = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie: `${session}; ${LANGUAGE_COOKIE}=${language}` };
      const { rows } = await download('exportProfiles', { search: word }, { headers });
      const cells = new Map(values(rows[0]).map((title, index) => [title, rows[1]?.[index]?.value]));
      const labels = FIELD_NAMES.map(factsOf).filter(({ kind }) => kind !== 'paragraph');
      expect([...cells.keys()]).toEqual(expect.arrayContaining(labels.map(({ label }) => label[language])));
      expect(cells.get(BIODATA_FIELDS.motherGotra.label[language])).toBe('GAUTAM');
      expect(cells.get(BIODATA_FIELDS.employedIn.label[language])).toBe(EMPLOYMENT_LABELS.AT_HOME[language]);
    }
  });

  test('of more than one batch is whole, and takes as many statements as batches', async () => {
    const word = newWord();
    const owner = await buildApproved();
    const amount = BATCH * 2 + 5;
    await buildProfiles(
      owner,
      Array.from({ length: amount }, () => ({ fullName: word })),
    );
    const driver = Object.getPrototypeOf(Connection.prototype) as { addCommand(command: object): unknown };
    const sent = vi.spyOn(driver, 'addCommand');
    const { rows } = await download('exportProfiles', { search: word });
    const names = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    expect(rows.slice(1).map(([serial]) => Number(serial?.value))).toEqual(
      Array.from({ length: amount }, (_, index) => index + 1),
    );
    // Three batches and what goes before them, whoever else's connection begins meanwhile; none for each of
    // 205 rows.
    expect(names.filter((name) => ['Query', 'Execute'].includes(name)).length).toBeLessThanOrEqual(20);
  });
});

describe('an export that doesn’t come to its end', () => {
  const fill = async () => {
    const word = newWord();
    await buildUsers(Array.from({ length: 400 }, () => ({ fullName: word })));
    return word;
  };

  test('because its reader left, harms nobody', async () => {
    const word = await fill();
    const leaving = new AbortController();
    const response = await fetch(server.origin + address('exportUsers', { search: word }), {
      headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await download('exportUsers', { search: word })).rows).toHaveLength(401);
  });

  test('because the database fails, breaks off and never looks whole', async () => {
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
    const response = await admin.fetch('GET', address('exportUsers', { search: word }));
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    broken.mockRestore();
    expect(noted).toBe(true);
  });
});

test('every list is exported by one of the two calls', () => {
  const names: EndpointName[] = ['exportUsers', 'exportProfiles'];
  expect(names.map((name) => url(name))).toEqual([
    '/api/v1/admin/export/users.xlsx',
    '/api/v1/admin/export/biodata.xlsx',
  ]);
});
