import type { EndpointName } from '@pehchan/contract/endpoints';
import { Connection } from 'mysql2';
import { QueryTypes } from 'sequelize';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { BATCH } from '../../src/ground/lists/listing.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import {
  accountForm, biodataForm, buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, multipart, newWord,
} from '../support/factories.ts'; // prettier-ignore
import { rebuildLists, TALLIES } from '../support/rebuild.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

const select = (sql: string) => sequelize.query<Record<string, unknown>>(sql, { type: QueryTypes.SELECT });

const kept = async () => ({
  tallies: await select(TALLIES),
  parts: await select('SELECT * FROM search_parts ORDER BY field, text, start'),
  keys: await select('SELECT field, text, part, version FROM name_keys ORDER BY field, part, text'),
  hindi: await select('SELECT * FROM hindi_keys ORDER BY profileId, part'),
});

/** Expect the stored tallies and keys to equal those of a rebuild from the rows. */
async function expectKept(): Promise<void> {
  const before = await kept();
  await rebuildLists();
  const anew = await kept();
  expect([before.tallies, before.hindi]).toEqual([anew.tallies, anew.hindi]);
  const key = ({ field, text, start = '', part, version = '' }: Record<string, unknown>) =>
    [field, String(text).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(), start || part, version].join(
      ' ',
    );
  expect(new Set(before.parts.map(key))).toEqual(new Set(anew.parts.map(key)));
  expect(new Set(before.keys.map(key))).toEqual(new Set(anew.keys.map(key)));
}

const found = async (search: string, query: Record<string, string> = {}) =>
  (await admin.call('getTotalProfiles', { query: { page: 1, search, ...query } })).body.total;

describe('tallies and search keys', () => {
  test('tallies and keys are right after a registration with a first biodata', async () => {
    const word = newWord();
    const client = server.anonymous();
    await client.call('register', { json: accountForm({ name: `${word} Suthar` }) });
    const { status } = await server.anonymous().call('createProfile', {
      form: await multipart({ ...accountForm(), ...biodataForm({ fullname: `Priya ${word}` }) }),
    });
    expect(status).toBe(201);
    expect(await found(word.slice(3))).toBe(1);
    await expectKept();
  });

  test('tallies and keys are right after a biodata is added, edited and deleted', async () => {
    const [word, other] = [newWord(), newWord()];
    const owner = await buildApproved();
    const client = await server.as(owner);
    const form = { fullname: `Neha ${word}`, currentLiveCity: `${word} NAGAR` };
    await client.call('createProfile', { form: await multipart(biodataForm(form)) });
    const profile = await Profile.findOne({ where: { userId: owner.id }, rejectOnEmpty: true });
    expect([await found(word), await found('', { city: word })]).toEqual([1, 1]);

    const edited = biodataForm({ ...form, fullname: `Neha ${other}`, gender: 'MALE', village: 'MAROL' });
    const { status } = await client.call('updateProfile', {
      params: { id: profile.id },
      form: await multipart(edited, null),
    });
    expect(status).toBe(200);
    expect([await found(word), await found(other)]).toEqual([0, 1]);
    expect(await found(other, { gender: 'MALE', village: 'MAROL' })).toBe(1);
    await expectKept();

    await client.call('deleteProfile', { params: { id: profile.id } });
    expect(await found(other)).toBe(0);
    await expectKept();
  });

  test('tallies and keys are right after one of several biodata with a name is deleted', async () => {
    const word = newWord();
    // The suffix begins with a consonant: a vowel alone could make all three spellings of one name.
    const [first, second] = [
      await buildProfile({ fullName: word }),
      await buildProfile({ fullName: `${word}SÉ` }),
    ];
    const third = await buildProfile({ fullName: `${word}SE` });
    await admin.call('deleteProfile', { params: { id: second.id } });
    expect(await found(word.slice(2))).toBe(2);
    expect(await found(`${word}sé`)).toBe(1);
    await admin.call('deleteProfile', { params: { id: third.id } });
    expect(await found(word)).toBe(1);
    await admin.call('deleteProfile', { params: { id: first.id } });
    await expectKept();
  });

  test('tallies and keys are right after an account is approved, rejected, edited and deleted', async () => {
    const word = newWord();
    const user = await buildUser({ fullName: word });
    await buildProfile({ owner: user, fullName: word });
    await buildProfile({ owner: user, fullName: word, gender: 'MALE' });
    const params = { id: user.id };
    await admin.call('approveUser', { params });
    await expectKept();
    await admin.call('rejectUser', { params });
    await expectKept();
    const { name: _, password: __, ...form } = accountForm();
    const edited = await admin.call('updateUser', {
      params,
      form: await multipart({ ...form, name: `NEW ${word}` }, null),
    });
    expect(edited.status).toBe(200);
    await expectKept();
    await admin.call('deleteUser', { params });
    expect(await found(word)).toBe(0);
    await expectKept();
  });

  test('tallies and keys are right after many rows are saved or deleted at a time', async () => {
    const word = newWord();
    const users = await Promise.all([buildApproved(), buildApproved()]);
    const rows = await Promise.all(users.map((owner) => buildProfile({ owner, fullName: word })));
    const ids = users.map(({ id }) => id);
    await Profile.bulkCreate(
      rows.map((row) => ({ ...row.get(), id: undefined, photoKey: null, fullName: `${word} TWO` })),
    );
    await expectKept();
    await Profile.update({ ownerStatus: 'rejected' }, { where: { userId: ids } });
    await expectKept();
    await User.destroy({ where: { id: ids } });
    expect(await Profile.count({ where: { userId: ids } })).toBe(0);
    await expectKept();
  });

  test('tallies and keys are right after changes at the same moment', async () => {
    const word = newWord();
    const users = await Promise.all(Array.from({ length: 6 }, () => buildUser()));
    await Promise.all(users.map((owner) => buildProfile({ owner, fullName: word })));
    // Each decision has its own administrator: the API handles only three writes of an account at a time.
    await Promise.all(
      users.map(async ({ id }) => {
        const office = await server.as(await buildAdmin());
        return Promise.all([
          office.call('approveUser', { params: { id } }),
          office.call('rejectUser', { params: { id } }),
          office.call('deleteUser', { params: { id: id % 2 === 0 ? id : 4_000_000_000 } }),
        ]);
      }),
    );
    await expectKept();
  });

  test('tallies and keys are right after a change that fails halfway', async () => {
    const owner = await buildApproved();
    const failed = sequelize.transaction(async (transaction) => {
      const profile = await Profile.findOne({ where: { userId: owner.id }, transaction });
      await profile?.destroy({ transaction });
      await owner.update({ status: 'rejected', fullName: newWord() }, { transaction });
      throw new Error('halfway');
    });
    await expect(failed).rejects.toThrow('halfway');
    await expectKept();
  });
});

describe('a search', () => {
  test.each([1, 2, 3])('a search finds every name with a part of %i letters', async (letters) => {
    const word = newWord();
    for (let index = 0; index < 3; index += 1) await buildProfile({ fullName: `${word} ${index}` });
    const part = word.slice(0, letters);
    const rows = await Profile.findAll({ raw: true });
    // From three letters on, a search also matches fathers' names.
    const having = rows.filter(({ fullName, fatherName }) =>
      [fullName, ...(letters < 3 ? [] : [fatherName])].some((name) => name.toUpperCase().includes(part)),
    );
    expect(await found(part)).toBe(having.length);
  });

  test('a search returns a biodata once, even if its name has the text twice', async () => {
    const word = newWord();
    await buildProfile({ fullName: `${word} ${word}` });
    const { body } = await admin.call('getTotalProfiles', {
      query: { page: 1, search: word },
    });
    expect([body.total, body.profiles.length]).toEqual([1, 1]);
  });

  test('a page far behind the first has the right rows, in both directions', async () => {
    const owner = await buildApproved();
    const word = newWord();
    await buildProfiles(
      owner,
      Array.from({ length: 2300 }, () => ({ fullName: word })),
    );
    const ids = async (query: Record<string, string | number>) =>
      (
        await admin.call('getUserProfiles', {
          params: { id: owner.id },
          query: { pageSize: 100, ...query },
        })
      ).body.userProfilesList.map(({ id }) => id);
    const all = await ids({});
    expect(all).toHaveLength(2300);
    for (const page of [1, 11, 12, 13, 22, 23]) {
      expect(await ids({ page })).toEqual(all.slice((page - 1) * 100, page * 100));
      expect(await ids({ page, order: 'asc' })).toEqual(
        [...all].reverse().slice((page - 1) * 100, page * 100),
      );
    }
    expect(await ids({ page: 24 })).toEqual([]);
  });
});

describe('the number of statements', () => {
  const pages: [EndpointName, Record<string, string>][] = [
    ['getAllProfiles', {}], ['getAllProfiles', { village: 'DHAN', gender: 'MALE' }], ['getAllProfiles', { minAge: '25' }],
    ['getAllProfiles', { search: 'suthar' }], ['getAllProfiles', { city: 'mum' }], ['getApprovedProfiles', {}],
    ['getRejectedProfiles', {}], ['getTotalProfiles', {}], ['getFemaleProfiles', {}], ['getMaleProfiles', {}],
    ['getOwnProfiles', {}], ['getUserProfiles', {}], ['getUsers', {}], ['getUsers', { search: 'suthar' }],
    ['getPendingUsers', {}], ['getApprovedUsers', {}], ['getUsers', { status: 'rejected', sort: 'standingSince' }], ['getAudit', {}],
    ['getAudit', { userId: '1' }],
  ]; // prettier-ignore

  const driver = Object.getPrototypeOf(Connection.prototype) as {
    addCommand(command: { sql?: string }): unknown;
  };
  /** Matches the first statement of a new connection: a busy machine opens more, so they do not count. */
  const OPENS_CONNECTION = /^SET /i;

  /** Return the number of statements that the database driver sends during this work. */
  async function statements(work: () => Promise<unknown>): Promise<number> {
    const sent = vi.spyOn(driver, 'addCommand');
    await work();
    const commands = sent.mock.calls.map(([command]) => command);
    sent.mockRestore();
    const asked = commands.filter(({ sql = '' }) => !OPENS_CONNECTION.test(sql));
    return asked.filter(({ constructor }) => ['Query', 'Execute'].includes(constructor.name)).length;
  }

  test.each(pages)(
    'the number of statements of %s %o does not depend on the number of rows',
    async (name, query) => {
      const owner = await buildApproved();
      for (let index = 0; index < 3; index += 1) await buildProfile({ owner });
      // After many pages in a day an administrator needs a fresh second step.
      const admin = await server.as(await buildAdmin());
      const page = (pageSize: number) =>
        statements(() =>
          admin.call(name, { params: { id: owner.id }, query: { page: 1, pageSize, ...query } }),
        );
      const few = await page(1);
      // A search also reads other spellings if its page is not full: two statements more for a page of 100.
      const isSearch = 'search' in query || 'city' in query;
      expect((await page(100)) - few).toBeLessThanOrEqual(isSearch ? 2 : 0);
      // Each request: account, second step, pages read today. Each list: page, total, lines in access logs.
      // A list of accounts: their biodata and rejection reasons. A search: up to twelve counts of matches.
      expect(few).toBeLessThanOrEqual(isSearch ? 20 : 8);
    },
  );

  test('the number of statements of a whole list grows only with its batches', async () => {
    const { body } = await admin.call('getTotalProfiles');
    const batches = Math.ceil((body.total + 1) / BATCH);
    // Next to one statement per batch, five read the caller, count the list and write its audit entry.
    expect(await statements(() => admin.call('getTotalProfiles'))).toBeLessThanOrEqual(5 + batches);
    const users = (await admin.call('getUsers')).body.total;
    // Three statements per batch read accounts, their biodata and their rejection reasons.
    expect(await statements(() => admin.call('getUsers'))).toBeLessThanOrEqual(
      6 + 3 * Math.ceil((users + 1) / BATCH),
    );
  });

  test('the dashboard’s numbers take one statement', async () => {
    // Two of the three statements read the caller's account and its second step.
    expect(await statements(() => admin.call('getCounts'))).toBe(3);
  });

  test('the dashboard’s charts take four statements', async () => {
    // Open the connections first: each one begins with its own statement.
    await admin.call('getStatistics');
    expect(await statements(() => admin.call('getStatistics'))).toBe(6);
  });
});
