import { SAME_NUMBER, USUAL_FORMS } from '@pehchan/contract/phone-forms';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  newPhone,
  newWord,
} from '../support/factories.ts';
import { download } from '../support/spreadsheet.ts';
import { type Client, type ListOf, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

const ids = async (list: ListOf<'profiles'>, query: Record<string, string>, client = admin) =>
  (await client.call(list, { query: { page: 1, pageSize: 100, ...query } })).body.profiles.map(
    ({ id }) => id,
  );

describe('an administrator’s list of biodata', () => {
  test('an administrator finds a biodata by its phone number in every usual form', async () => {
    const city = newWord();
    const { id } = await buildProfile({ phone: SAME_NUMBER, city });
    await buildProfile({ city });
    for (const search of USUAL_FORMS) {
      expect(await ids('getTotalProfiles', { search, city }), search).toEqual([id]);
    }
  });

  test.each([
    ['getTotalProfiles', 'approved', 'MALE'],
    ['getApprovedProfiles', 'approved', 'FEMALE'],
    ['getRejectedProfiles', 'rejected', 'MALE'],
    ['getMaleProfiles', 'pending', 'MALE'],
    ['getFemaleProfiles', 'pending', 'FEMALE'],
  ] as const)('%s finds biodata by the number of the account and of the biodata', async (list, status, gender) => {
    const owner = await buildUser({ status });
    const other = await buildProfile({ owner, gender, phone: newPhone(), listing: 'paused' });
    const same = await buildProfile({ owner, gender });
    await buildProfile({ gender });
    expect(await ids(list, { search: `+91 ${owner.phone}` })).toEqual([same.id, other.id]);
    expect(await ids(list, { search: owner.phone.slice(1) })).toEqual([same.id, other.id]);
    expect(await ids(list, { search: other.phone })).toEqual([other.id]);
    expect(await ids(list, { search: owner.phone, listing: 'paused' })).toEqual([other.id]);
    await owner.update({ phone: newPhone() });
    expect(await ids(list, { search: owner.phone })).toEqual([same.id, other.id]);
  }); // prettier-ignore

  test('a search for digits also finds a name that contains them', async () => {
    const word = newWord();
    const digits = newPhone().slice(-6);
    const named = await buildProfile({ fullName: `${word} ${digits}`, city: word });
    const called = await buildProfile({ phone: `7000${digits}`, city: word });
    expect(await ids('getTotalProfiles', { search: digits, city: word })).toEqual([called.id, named.id]);
  });

  test('a search by phone number is counted, paged, sorted and exported', async () => {
    const owner = await buildApproved();
    for (const fullName of ['C', 'A', 'B']) await buildProfile({ owner, fullName });
    const query = { search: `0${owner.phone}`, sort: 'fullname', page: 2, pageSize: 2 };
    const { body } = await admin.call('getApprovedProfiles', { query });
    expect([body.total, body.profiles.map(({ fullname }) => fullname)]).toEqual([3, ['C']]);
    const { rows } = await download(admin, 'exportProfiles', { search: owner.phone, status: 'approved' });
    expect(rows).toHaveLength(1 + 3);
  });
});

test('a family finds no biodata by a phone number', async () => {
  const member = await server.as(await buildApproved());
  const { phone, id } = await buildProfile();
  for (const search of [phone, `+91 ${phone}`, phone.slice(2)]) {
    expect(await ids('getAllProfiles', { search }, member), search).not.toContain(id);
  }
});
