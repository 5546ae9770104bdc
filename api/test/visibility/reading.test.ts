import type { FoundProfile } from '@pehchan/contract/biodata';
import { describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/index.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { noteView } from '../../src/register/views/models/views.ts';
import {
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  multipart,
  newPhone,
  newWord,
  PASSWORD,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** What another family reads of a biodata, and what its access log records. */
const server = await startServer();

const KEPT_BACK: (keyof FoundProfile)[] = [
  'phone', 'mother', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra', 'aboutme', 'hobbies',
  'aboutmyfamily', 'aboutmycareer', 'aboutmyeducation', 'college', 'organisation', 'noOfBrothers', 'noOfMarriedBrothers', 'noOfsisters', 'noOfMarriedSisters',
  'birthPlace', 'birthTime', 'manglik', 'lookingFor', 'workCity', 'fatherWork', 'nanihalVillage', 'nanaName',
  'contactName', 'contactRelation', 'secondPhone',
]; // prettier-ignore

const CONTACT = { contactName: 'BHERU MEHTA', contactRelation: 'Mama ji', secondPhone: '9876500012' };
const NO_CONTACT = { contactName: '', contactRelation: '', secondPhone: '' };
const NOT_YET = { contactName: null, contactRelation: null, secondPhone: null };

async function meet() {
  const [owner, reader] = [await buildApproved(), await buildApproved({ noticeReadAt: new Date() })];
  const word = newWord();
  const profile = await buildProfile({
    owner,
    fullName: `${word} DEVI`,
    phone: newPhone(),
    aboutMe: 'QUIET',
  });
  return {
    owner,
    reader,
    word,
    profile,
    id: profile.id,
    phone: profile.phone,
    client: await server.as(reader),
  };
}

const found = async (client: Client, search: string) =>
  (await client.call('getAllProfiles', { query: { page: 1, search } })).body.profiles[0];
const open = async (client: Client, id: number) =>
  (await client.call('getProfile', { params: { id } })).body.profile;
const reveal = (client: Client, id: number) => client.call('revealPhone', { params: { id } });
const linesOf = (profileId: number) =>
  LedgerEntry.findAll({ where: { profileId }, order: ['firstAt'], raw: true });
const nullsOf = (row: FoundProfile | undefined) => KEPT_BACK.filter((field) => row?.[field] === null);

describe('viewers of another family', () => {
  test('a viewer finds in a list only the fields for lists, and the family’s names', async () => {
    const { client, word, owner } = await meet();
    const row = await found(client, word);
    expect(nullsOf(row)).toEqual(KEPT_BACK);
    expect(row).toMatchObject({
      fullname: `${word} DEVI`,
      height: "5.0'",
      education: 'B.COM',
      employedIn: 'PRIVATE',
      gotra: 'KASHYAP',
      village: 'DHAN',
    });
    expect(row?.user).toEqual({
      id: owner.id,
      name: owner.fullName,
      Father: owner.fatherName,
      village: owner.village,
    });
  });

  test('a viewer finds the same fields in a whole list', async () => {
    const { client, word } = await meet();
    const { body } = await client.call('getAllProfiles', { query: { search: word } });
    expect(body.profiles.map(nullsOf)).toEqual([KEPT_BACK]);
  });

  test('a viewer learns since when a biodata is shown: never before its family’s approval', async () => {
    const [monday, tuesday, wednesday] = ['2026-01-05', '2026-01-06', '2026-01-07'].map(
      (day) => new Date(day),
    );
    const { client } = await meet();
    const sinceOf = async (createdAt: Date | undefined, statusSince: Date | undefined) => {
      const fullName = newWord();
      await buildProfile({ owner: await buildApproved({ statusSince }), fullName, createdAt });
      const row = await found(client, fullName);
      return new Date(row?.shownSince ?? '');
    };
    expect(await sinceOf(monday, wednesday)).toEqual(wednesday);
    expect(await sinceOf(wednesday, tuesday)).toEqual(wednesday);

    const { id } = await buildProfile({
      owner: await buildApproved({ statusSince: tuesday }),
      createdAt: monday,
    });
    await client.call('putOnShortlist', { params: { id }, json: { stage: 'liked', note: '' } });
    const { entries } = (await client.call('getShortlist')).body;
    expect(entries.map(({ profile }) => profile?.shownSince)).toEqual([tuesday?.toISOString()]);
  });

  test('a viewer opens all but the phone number and the account, and still finds only the list’s fields', async () => {
    const { client, word, id } = await meet();
    const profile = await open(client, id);
    expect(profile).toMatchObject({ aboutme: 'QUIET', gotra: 'KASHYAP', noOfBrothers: 0, phone: null });
    expect(Object.keys(profile.user).sort()).toEqual(['Father', 'id', 'name', 'village']);
    expect(nullsOf(await found(client, word))).toEqual(KEPT_BACK);
  });

  test('a viewer gets a revealed number with the opened biodata, until the number changes', async () => {
    const { client, word, id, phone, owner } = await meet();
    expect((await reveal(client, id)).body).toEqual({
      phone,
      ...NO_CONTACT,
      message: 'That family now has your number too.',
    });
    expect(await found(client, word)).toMatchObject({ phone: null, phoneTaken: true });
    expect((await open(client, id)).phone).toBe(phone);
    const form = await multipart(biodataForm({ fullname: `${word} DEVI`, phone: newPhone() }), null);
    await (await server.as(owner)).call('updateProfile', { params: { id }, form });
    expect((await open(client, id)).phone).toBeNull();
    expect(await found(client, word)).toMatchObject({ phone: null, phoneTaken: false });
    const { body } = await reveal(client, id);
    expect(body.phone).not.toBe(phone);
    expect((await open(client, id)).phone).toBe(body.phone);
  });

  test('a viewer gets the second number and the contact only with the phone number', async () => {
    const { client, word, id, phone, owner } = await meet();
    const family = await server.as(owner);
    const save = async (change: object) =>
      family.call('updateProfile', {
        params: { id },
        form: await multipart(biodataForm({ fullname: `${word} DEVI`, phone, ...CONTACT, ...change }), null),
      });
    await save({ secondPhone: '+91 98765 00012' });
    expect(await open(family, id)).toMatchObject(CONTACT);
    expect(await open(await server.as(await buildAdmin()), id)).toMatchObject(CONTACT);
    expect(await open(client, id)).toMatchObject({ phone: null, ...NOT_YET });
    expect((await reveal(client, id)).body).toMatchObject({ phone, ...CONTACT });
    expect(await open(client, id)).toMatchObject({ phone, ...CONTACT });
    expect(await found(client, word)).toMatchObject({ phone: null, ...NOT_YET });
    // Another number of the family is revealed again, and then with the changed contact.
    await save({ phone: newPhone(), contactName: 'SUNIL' });
    expect(await open(client, id)).toMatchObject({ phone: null, ...NOT_YET });
    expect((await reveal(client, id)).body).toMatchObject({ ...CONTACT, contactName: 'SUNIL' });
  });

  test('a viewer reads the birth facts and the wishes only of an opened biodata', async () => {
    const { client, word, profile, id } = await meet();
    const facts = {
      birthPlace: 'SIROHI',
      birthTime: '07:45',
      manglik: 'PARTLY',
      lookingFor: 'B.Com',
    } as const;
    await profile.update(facts);
    expect(await open(client, id)).toMatchObject(facts);
    const search = { query: { page: 1, search: word } };
    expect(JSON.stringify((await client.call('getAllProfiles', search)).body)).not.toMatch(
      /SIROHI|07:45|PARTLY|B\.Com/,
    );
  });

  test('a viewer gets no number of a hidden biodata, and leaves no line in the access log', async () => {
    const { client } = await meet();
    const hidden = await buildProfile({ owner: await buildApproved({ status: 'rejected' }) });
    expect((await reveal(client, hidden.id)).status).toBe(404);
    expect((await client.call('getProfile', { params: { id: hidden.id } })).status).toBe(404);
    expect(await linesOf(hidden.id)).toEqual([]);
  });
});

describe('access logs', () => {
  test('the access log has one line for each account and kind', async () => {
    const { client, id, reader, phone } = await meet();
    await open(client, id);
    await reveal(client, id);
    const viewer = { viewerId: reader.id, viewerName: reader.fullName, viewerVillage: reader.village };
    expect(await linesOf(id)).toMatchObject([
      { ...viewer, viewerPhone: null, kind: 'view', times: 1, phone: null },
      { ...viewer, viewerPhone: reader.phone, kind: 'reveal', times: 1, phone },
    ]);
  });

  test('the access log keeps the line of one biodata when another is deleted at the same moment', async () => {
    const [kept, gone] = [await meet(), await meet()];
    const views = [noteView(kept.reader, kept.id), noteView(kept.reader, gone.id)];
    await Profile.destroy({ where: { id: gone.id } });
    await Promise.all(views);
    expect(await linesOf(kept.id)).toMatchObject([{ kind: 'view', times: 1 }]);
    expect(await linesOf(gone.id)).toEqual([]);
  });

  test('the access log has no line of the biodata’s own family, and one of kind administrator for an administrator', async () => {
    const { owner, id, phone } = await meet();
    const family = await server.as(owner);
    expect((await open(family, id)).user.email).toBe(owner.email);
    expect((await reveal(family, id)).body.message).toBe('Profile Fetched for User Sucessfully');
    expect(await linesOf(id)).toEqual([]);
    const admin = await server.as(await buildAdmin());
    expect(await open(admin, id)).toMatchObject({ phone, user: { email: owner.email, IsApproved: true } });
    expect((await reveal(admin, id)).body.phone).toBe(phone);
    expect(await linesOf(id)).toMatchObject([{ kind: 'administrator', times: 1, phone: null }]);
  });

  test('the access log keeps the line of a deleted account, until the biodata is deleted', async () => {
    const { client, id, reader, owner } = await meet();
    await open(client, id);
    await client.call('deleteUser', { params: { id: reader.id }, json: { currentPassword: PASSWORD } });
    expect(await linesOf(id)).toMatchObject([{ viewerName: reader.fullName }]);
    await (await server.as(owner)).call('deleteProfile', { params: { id } });
    expect(await linesOf(id)).toEqual([]);
  });
});

test('administrators and its own family find all fields of a biodata', async () => {
  const { owner, word, phone } = await meet();
  for (const client of [await server.as(owner), await server.as(await buildAdmin())]) {
    const row = await found(client, word);
    expect(row).toMatchObject({ phone, aboutme: 'QUIET', user: { email: owner.email, role: 'USER' } });
  }
});

test('an account reads the notice once', async () => {
  const client = await server.as(await buildApproved());
  const isRead = async () => (await client.call('check')).body.user.noticeRead;
  expect(await isRead()).toBe(false);
  expect((await client.call('readNotice')).status).toBe(200);
  expect(await isRead()).toBe(true);
  expect((await client.call('readNotice')).status).toBe(200);
});
