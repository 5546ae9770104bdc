import { latestBirth, shownName, SPREADSHEET, today } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  newWord,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { unzip } from '../support/unzip.ts';
import { download, exportUrl, LIST, onScreenOf, rowsOf, values } from '../support/spreadsheet.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin();
  admin = await server.as(actor);
});

const exported = async () =>
  (await admin.call('getAudit', { query: { action: 'exported', pageSize: 1 } })).body.entries[0];

describe('an export of accounts', () => {
  test('an export has the requested accounts in their order, with typed cells', async () => {
    const word = newWord();
    const since = new Date('2026-02-28T20:15:00Z');
    const user = await buildUser({ fullName: `${word} B`, statusSince: since, village: 'MAROL' });
    await buildProfile({ owner: user, fullName: 'HIS <DAUGHTER> & CO' });
    await buildUser({ fullName: `${word} A` });
    await buildApproved({ fullName: `${word} C` });
    const { headers, files, rows } = await download(admin, 'exportUsers', {
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
      'SrNo', 'Name', 'Email', 'Phone', 'Father', 'Village', 'Status', 'Status since', 'Registered',
      'Biodata', 'Age', 'Gotra',
    ]); // prettier-ignore
    expect(rows).toHaveLength(3);
    expect(rows[1]?.[1]?.value).toBe(shownName(`${word} A`));
    // The date 46082 in a spreadsheet is 1 March, here at 01:45 in India.
    expect(values(rows[2]).slice(0, 8)).toEqual([
      '2', shownName(`${word} B`), user.email, user.phone, shownName(user.fatherName), 'Marol', 'Pending',
      String(46082 + 1.75 / 24),
    ]); // prettier-ignore
    expect(rows[2]?.[9]?.value).toBe('His <Daughter> & Co');
    expect(rows[2]?.[3]).toMatchObject({ type: 'inlineStr', style: '1' });
    expect(files.get(LIST)).toContain('<pane ySplit="1"');
  });

  test.each<[Language, string[]]>([
    ['en', ['Ravi Mehta\nAsha Mehta (आशा मेहता)', '24\n27', 'Kothari\nKothari']],
    ['hi', ['Ravi Mehta\nआशा मेहता (Asha Mehta)', '24\n27', 'Kothari\nKothari']],
  ])(
    'in %s, an account has one row, with a line for each of its candidates',
    async (language, candidates) => {
      const word = newWord();
      const owner = await buildUser({ fullName: word });
      const born = (age: number) => ({ dateOfBirth: latestBirth(age), gotra: 'KOTHARI' });
      await buildProfile({ owner, fullName: 'ASHA MEHTA', fullNameHindi: 'आशा मेहता', ...born(27) });
      await buildProfile({ owner, fullName: 'RAVI MEHTA', ...born(24) });
      const { rows } = await download(admin, 'exportUsers', { search: word }, onScreenOf(admin, language));
      expect(rows).toHaveLength(2);
      expect(values(rows[1]).slice(-3)).toEqual(candidates);
    },
  );

  test('the age of an only candidate is a number, and an account without biodata has blank cells', async () => {
    const word = newWord();
    const owner = await buildUser({ fullName: `${word} A` });
    await buildProfile({ owner, fullName: 'ASHA', dateOfBirth: latestBirth(27), gotra: 'KOTHARI' });
    await buildUser({ fullName: `${word} B` });
    const { rows } = await download(admin, 'exportUsers', { search: word, sort: 'name' });
    expect(values(rows[1]).slice(-3)).toEqual(['Asha', '27', 'Kothari']);
    expect(rows[1]?.at(-2)?.type).toBeUndefined();
    expect(values(rows[2]).slice(-3)).toEqual(['', '', '']);
  });

  test('an export is audited with its administrator, list, filters and number of rows', async () => {
    const word = newWord();
    for (let index = 0; index < 3; index += 1) await buildUser({ fullName: word });
    await download(admin, 'exportUsers', { search: word, sort: 'standingSince', order: 'desc' });
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
    'an export writes %j as text, and not as a formula',
    async (nasty) => {
      const word = newWord();
      await buildUser({ fullName: `${nasty} ${word}` });
      const { files, rows } = await download(admin, 'exportUsers', { search: word });
      expect(rows[1]?.[1]).toMatchObject({ type: 'inlineStr', style: '1' });
      const expected = shownName(`${nasty} ${word}`)
        .replace('_x0041_', '_x005F_x0041_')
        .replaceAll('\u0001', '')
        .replaceAll('\ufffe', '');
      expect(rows[1]?.[1]?.value).toBe(expected);
      expect(files.get(LIST)).not.toContain('<f>');
    },
  );

  test('an export cuts a text that is too long for a cell between two characters', async () => {
    const word = newWord();
    const owner = await buildUser({ fullName: word });
    // The names differ by one UTF-16 unit: for one of them, the limit of a cell's text is inside an emoji.
    const names = ['A', 'AB'].map((start) => `${start}${'😀'.repeat(49)}`.padEnd(100, 'X'));
    for (const fullName of names) {
      await Profile.destroy({ where: { userId: owner.id } });
      await buildProfiles(owner, Array<object>(330).fill({ fullName }));
      const cell = (await download(admin, 'exportUsers', { search: word })).rows[1]?.[9]?.value ?? '';
      expect(cell.length).toBeGreaterThan(32_760);
      expect(cell.length).toBeLessThanOrEqual(32_767);
      expect(cell.endsWith('…')).toBe(true);
      expect(cell).not.toContain('\ufffd');
    }
  });

  test('an export has headings in the language of the screen, or else of the account', async () => {
    const word = newWord();
    await buildUser({ fullName: word });
    const hindi = await server.as(await buildAdmin({ language: 'hi' }));
    const headingOf = async (client: Client, cookie?: string) => {
      const headers: Record<string, string> = { 'Accept-Language': 'en-IN' };
      const session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookie) headers['cookie'] = `${session}; ${cookie}`;
      const response = await client.fetch('GET', exportUrl('exportUsers', { search: word }), { headers });
      const files = unzip(Buffer.from(await response.arrayBuffer()));
      return rowsOf(files.get(LIST) ?? '')[0]?.[1]?.value;
    };
    expect(await headingOf(hindi)).toBe('नाम');
    expect(await headingOf(hindi, 'pehchan_lang=en')).toBe('Name');
    expect(await headingOf(admin, 'pehchan_lang=hi')).toBe('नाम');
  });
});
