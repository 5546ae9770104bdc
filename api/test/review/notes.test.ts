import { MAX_ACCOUNT_NOTE, MAX_NOTES } from '@pehchan/contract/review';
import { beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { AccountNote } from '../../src/features/review/models/account-note.ts';
import {
  buildAdmin,
  buildApproved,
  buildMaintainer,
  buildProfile,
  buildUser,
  newWord,
} from '../support/factories.ts';
import { historyOf } from '../support/history.ts';
import { tablesWith } from '../support/tables-with.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin({ fullName: 'KAMLA SUTHAR' });
  admin = await server.as(actor);
});

const add = (id: number, text: string, by = admin, headers = {}) =>
  by.call('addNote', { params: { id }, json: { text }, headers });
const notesOn = async (id: number) => (await admin.call('getNotes', { params: { id } })).body.notes;

describe('POST /admin/notes/:id', () => {
  test('adds a note that another administrator reads with the author’s name and the time', async () => {
    const user = await buildUser();
    const { status, body } = await add(user.id, '  Called him.\r\nHe sends a photo. ');
    expect([status, body.message]).toEqual([200, 'Note added. Only administrators can read it.']);
    expect(body.note).toMatchObject({ text: 'Called him.\nHe sends a photo.', by: 'KAMLA SUTHAR' });
    expect(Date.now() - Date.parse(body.note.when)).toBeLessThan(60_000);
    const other = await server.as(await buildAdmin());
    const { body: read } = await other.call('getNotes', { params: { id: user.id } });
    expect(read.notes).toEqual([body.note]);
  });

  test.each([
    ['without a text', undefined, 'Please write the note'],
    ['of blanks and invisible signs', ' \u200b\n\u2800', 'Please write the note'],
    ['of more than 500 letters', 'x'.repeat(MAX_ACCOUNT_NOTE + 1), expect.stringContaining('500')],
  ])('refuses a note %s', async (_, text, sentence) => {
    const user = await buildUser();
    const { status, body } = await admin.call('addNote', { params: { id: user.id }, json: { text } });
    expect([status, body]).toMatchObject([400, { fields: { text: sentence } }]);
    expect(await notesOn(user.id)).toEqual([]);
  });

  test('accepts 500 Hindi letters with vowel signs', async () => {
    const text = 'की'.repeat(MAX_ACCOUNT_NOTE);
    const user = await buildUser();
    expect((await add(user.id, text)).status).toBe(200);
    expect(await notesOn(user.id)).toMatchObject([{ text }]);
  });

  test('refuses in Hindi a blank note of an administrator who reads Hindi', async () => {
    const user = await buildUser();
    const { body } = await add(user.id, '', admin, { 'Accept-Language': 'hi' });
    expect(body).toMatchObject({ fields: { text: 'कृपया नोट लिखें' } });
  });

  test('returns 404 for an account that does not exist', async () => {
    expect((await add(4_000_000_000, 'Called them')).status).toBe(404);
  });

  test('a note is no entry of the audit log', async () => {
    const user = await buildUser();
    await add(user.id, 'Called them');
    expect(await historyOf(admin, user.id)).toEqual([]);
  });
});

describe('GET /admin/notes/:id', () => {
  test('returns the newest 100 notes of one account, newest first', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    await add(other.id, 'About the other family');
    const texts = Array.from({ length: MAX_NOTES + 1 }, (_, at) => `Note ${at}`);
    await AccountNote.bulkCreate(texts.map((text) => ({ userId: user.id, writtenBy: 'A', text })));
    expect((await notesOn(user.id)).map(({ text }) => text)).toEqual(texts.slice(1).reverse());
  });

  test('returns 404 for an account that does not exist', async () => {
    expect((await admin.call('getNotes', { params: { id: 4_000_000_000 } })).status).toBe(404);
  });

  test('a family never reads a note on its account', async () => {
    const [user, text] = [await buildApproved(), newWord()];
    const profile = await buildProfile({ owner: user });
    await add(user.id, text);
    const client = await server.as(user);
    expect((await client.call('getNotes', { params: { id: user.id } })).status).toBe(403);
    const replies = [
      await client.call('check'),
      await client.call('getOwnStanding'),
      await client.call('getOwnProfiles'),
      await client.call('getUser', { params: { id: user.id } }),
      await client.call('getProfile', { params: { id: profile.id } }),
      await client.call('getLedger', { params: { id: profile.id } }),
    ];
    for (const reply of replies) expect([reply.status, reply.text.includes(text)]).toEqual([200, false]);
  });

  test('a note is in no list, hint or audit log of the administrators', async () => {
    const [user, text] = [await buildUser(), newWord()];
    await add(user.id, text);
    const params = { id: user.id };
    const replies = [
      await admin.call('getPendingUsers', { query: { search: user.phone } }),
      await admin.call('getUser', { params }),
      await admin.call('getReviewHints', { params }),
      await admin.call('getAudit', { query: { userId: user.id } }),
    ];
    for (const reply of replies) expect([reply.status, reply.text.includes(text)]).toEqual([200, false]);
  });
});

describe('the notes of a deleted account', () => {
  test('notes are deleted with the account that they are about', async () => {
    const [user, text] = [await buildUser(), newWord()];
    await add(user.id, text);
    expect(await tablesWith(text)).toEqual(['account_notes']);
    await admin.call('deleteUser', { params: { id: user.id } });
    expect(await tablesWith(text)).toEqual([]);
  });

  test('notes are deleted when the maintainer deletes accounts without biodata', async () => {
    const [user, text] = [await buildUser(), newWord()];
    await add(user.id, text);
    await (await server.as(await buildMaintainer())).call('deleteUsersWithoutProfiles');
    expect(await tablesWith(text)).toEqual([]);
  });

  test('notes of a deleted administrator stay, with the administrator’s name', async () => {
    const [user, leaving] = [await buildUser(), await buildAdmin({ fullName: 'LEAVING SUTHAR' })];
    await add(user.id, 'Called them', await server.as(leaving));
    await User.update({ role: 'USER' }, { where: { id: leaving.id } });
    expect((await admin.call('deleteUser', { params: { id: leaving.id } })).status).toBe(200);
    expect(await notesOn(user.id)).toMatchObject([{ by: 'LEAVING SUTHAR', text: 'Called them' }]);
  });
});
