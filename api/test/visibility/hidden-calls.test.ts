import { endpoints, type EndpointName } from '@pehchan/contract/endpoints';
import { expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { createBiodata, updateBiodata } from '../support/biodata-calls.ts';
import { TABLE } from '../support/call-table.ts';
import {
  accountForm, buildAdmin, buildApproved, buildProfile, multipart, newEmail, newPhone, newWord, PASSWORD, storePhoto,
} from '../support/factories.ts'; // prettier-ignore
import { type Call, type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

/** A family with a candidate. `later`: texts that the family writes after another family has hidden it. */
type Side = { user: User; client: Client; profileId: number; photos: string[]; phone: string; later: Later };
type Later = { word: string; phone: string; email: string };
type Pair = { viewer: Side; other: Side; hasHidden: boolean };

async function family(): Promise<Side> {
  const [word, account] = [newWord(), await storePhoto()];
  const user = await buildApproved({ fullName: word, photoKey: account, noticeReadAt: new Date() });
  const { id, photoKey } = await buildProfile({ owner: user, fullName: word, withPhoto: true });
  const later = { word: newWord(), phone: newPhone(), email: newEmail() };
  const photos = [account, photoKey ?? ''];
  return { user, client: await server.as(user), profileId: id, photos, phone: user.phone, later };
}

/** Create two families that have opened, revealed, shortlisted and reported each other. */
async function meet(): Promise<[Side, Side]> {
  const [one, other] = await Promise.all([family(), family()]);
  for (const [from, to] of [[one, other], [other, one]] as const) {
    const params = { id: to.profileId };
    for (const name of ['getProfile', 'revealPhone'] as const) await from.client.call(name, { params });
    await from.client.call('putOnShortlist', { params, json: { note: 'Her mother is kind' } });
    expect((await to.client.call('report', reportOf(to, from))).status).toBe(200);
  } // prettier-ignore
  return [one, other];
}

const reportOf = (by: Side, about: Side) => ({
  json: { userId: about.user.id, profileId: by.profileId, text: 'They call at night' },
});
const byId = (id: number) => ({ params: { id } });
const search = (query: Record<string, string>) => ({ query: { page: 1, pageSize: 100, ...query } });

/** Calls that return data of other families, or that are about another family or its biodata. */
type Asks = (pair: Pair) => Call[];
const RETURN_OTHERS: Partial<Record<EndpointName, Asks>> = {
  getAllProfiles: ({ other: { user, phone, later } }) => [
    search({}),
    search({ only: 'total' }),
    search({ village: 'MADIYA', gender: 'FEMALE' }),
    ...[user.fullName, phone, later.word, later.phone].map((text) => search({ search: text })),
  ],
  getProfile: ({ other }) => [byId(other.profileId)],
  getOwnProfiles: () => [{}],
  getUser: ({ other }) => [byId(other.user.id)],
  getLedger: ({ viewer, other }) => [byId(viewer.profileId), byId(other.profileId)],
  revealPhone: ({ other }) => [byId(other.profileId)],
  getShortlist: () => [{}],
  putOnShortlist: ({ other }) => [{ ...byId(other.profileId), json: { stage: 'met' } }],
  getHiddenFamilies: () => [{}],
  // A family that has hidden the other one repeats the call. `showFamily` has its own test.
  hideFamily: ({ other, hasHidden }) => (hasHidden ? [byId(other.user.id)] : []),
  showFamily: ({ other, hasHidden }) => (hasHidden ? [] : [byId(other.user.id)]),
  getOwnReports: () => [{}],
  report: ({ viewer, other }) => [reportOf(viewer, other)],
  setListing: ({ other }) => [{ ...byId(other.profileId), json: { listing: 'open' } }],
  setGotraRule: ({ other }) => [{ ...byId(other.profileId), json: { gotraRule: 'none' } }],
  getGotras: () => [{}],
  noOtherPhoto: ({ other }) => [byId(other.profileId)],
  getSheet: ({ other }) => [byId(other.profileId)],
};

/** Calls that return only a message, or the caller's own data. */
const RETURN_OWN: readonly EndpointName[] = [
  'register', 'checkAvailability', 'login', 'logout', 'check', 'forgotPassword', 'resetPassword',
  'detachEmail', 'recover', 'readRecovery', 'createProfile', 'readNotice', 'answerStillLooking',
  'takeOffShortlist', 'updateProfile', 'deleteProfile', 'updateUser', 'changePassword', 'getSessions',
  'endSession', 'endOtherSessions', 'restoreContacts', 'deleteUser', 'reportClientError', 'getOwnStanding',
  'resubmit',
]; // prettier-ignore

/** Administrators read every account and biodata, also those that a family has hidden. */
const isForAdministrators = (name: EndpointName) => ['admin', 'maintainer'].includes(endpoints[name].access);

test('every call is for administrators, returns own data, or is tested here', () => {
  const names = Object.keys(endpoints) as EndpointName[];
  const decided = [...(Object.keys(RETURN_OTHERS) as EndpointName[]), ...RETURN_OWN];
  expect(decided.sort()).toEqual(names.filter((name) => !isForAdministrators(name)).sort());
});

type Answer = { asked: string; status: number; text: string };

/** Send the calls in `RETURN_OTHERS` as the viewer, and get the photos in `tags` with and without ETag. */
async function askAll(pair: Pair, tags: ReadonlyMap<string, string>): Promise<Answer[]> {
  const { client } = pair.viewer;
  const ask = async (name: EndpointName, call: Call): Promise<Answer> => {
    const { status, text } = await client.call(name, call);
    return { asked: `${name} ${JSON.stringify(call)}`, status, text };
  };
  const askPhoto = async (path: string, headers = {}): Promise<Answer> => {
    const { status, text, headers: got } = await client.send('GET', path, { headers });
    return { asked: path, status, text: text + got.get('etag') + got.get('cache-control') };
  };
  const calls = (Object.entries(RETURN_OTHERS) as [EndpointName, Asks][]).flatMap(([name, asks]) =>
    asks(pair).map((call) => ({ name, call })),
  );
  const [reads, writes] = [true, false].map((isRead) =>
    calls.filter(({ name }) => (endpoints[name].method === 'GET') === isRead),
  );
  const answers = await Promise.all([
    ...(reads ?? []).map(({ name, call }) => ask(name, call)),
    ...[...tags].flatMap(([path, tag]) => [
      askPhoto(path),
      askPhoto(path, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' }),
    ]),
  ]);
  // Send the writes one after another, because the API limits parallel writes of an account.
  for (const { name, call } of writes ?? []) answers.push(await ask(name, call));
  return answers;
}

/** Return the addresses of a family's photos, with the ETags of the viewer's own copies. */
async function tagsOf({ viewer, other }: Pick<Pair, 'viewer' | 'other'>): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for (const key of other.photos) {
    const path = `/api/v1/photos/${key}?size=table`;
    const { status, headers } = await viewer.client.fetch('GET', path);
    expect(status).toBe(200);
    tags.set(path, headers.get('etag') ?? '');
  }
  return tags;
}

function expectNothingOf(other: Side, answers: readonly Answer[]): void {
  const { word, phone, email } = other.later;
  for (const { asked, text } of answers) {
    const found = [word, phone, email, other.phone].filter((secret) =>
      text.toUpperCase().includes(secret.toUpperCase()),
    );
    expect([asked, found]).toEqual([asked, []]);
  }
}

const admin = await buildAdmin();

/** Changes of a family, by itself or an administrator. The order counts: the last ones delete records. */
const CHANGES = {
  'the account': async ({ user, client, later: { word, phone, email } }) =>
    client.call('updateUser', {
      params: { id: user.id },
      form: await multipart(
        {
          ...accountForm({ name: word, Father: word, email, phone, village: 'MADIYA', password: undefined }),
          currentPassword: PASSWORD,
        },
        { field: 'imageFile' },
      ),
    }),
  'every field of the biodata': ({ client, profileId, later }) =>
    updateBiodata(client, profileId, everyField(later), true),
  'one biodata more': ({ client, later }) => createBiodata(client, everyField(later)),
  'a match that is found': ({ client, profileId }) =>
    client.call('setListing', { params: { id: profileId }, json: { listing: 'settled' } }),
  'a rejection': ({ user }, administrator) => administrator.call('rejectUser', { params: { id: user.id } }),
  'an approval': ({ user }, administrator) => administrator.call('approveUser', { params: { id: user.id } }),
  'a deleted biodata': ({ client, profileId }) => client.call('deleteProfile', byId(profileId)),
  'a deleted account': ({ user, client }) =>
    client.call('deleteUser', { params: { id: user.id }, json: { currentPassword: PASSWORD } }),
} satisfies Record<string, (side: Side, administrator: Client) => Promise<{ status: number }>>;

const everyField = ({ word, phone }: Later) => ({
  ...Object.fromEntries(
    [
      'fullname', 'currentLiveCity', 'gotra', 'father', 'mother', 'motherGotra', 'fatherMotherGotra', 'motherMotherGotra',
      'education', 'college', 'aboutmyeducation', 'occupation', 'organisation', 'aboutmycareer', 'aboutme',
      'aboutmyfamily', 'hobbies', 'birthPlace', 'contactName', 'contactRelation', 'workCity', 'fatherWork',
      'nanihalVillage', 'nanaName', 'lookingFor',
    ].map((field) => [field, word]),
  ),
  phone,
  village: 'MADIYA',
  dateOfBirth: '1998-03-02',
}); // prettier-ignore

const PAIRS = [
  ['the family that hid the other', true, false],
  ['the family that the other has hidden', false, true],
  ['a family, when each has hidden the other', true, true],
] as const;

async function apart(hasHidden: boolean, isHidden: boolean) {
  const [[viewer, other], administrator] = await Promise.all([meet(), server.as(admin)]);
  const tags = await tagsOf({ viewer, other });
  if (isHidden) await other.client.call('hideFamily', byId(viewer.user.id));
  if (hasHidden) await viewer.client.call('hideFamily', byId(other.user.id));
  return { pair: { viewer, other, hasHidden }, tags, administrator };
}

test.each(PAIRS)(
  '%s learns nothing new of the other one from any call that returns data of others',
  async (_, hasHidden, isHidden) => {
    const { pair, tags, administrator } = await apart(hasHidden, isHidden);
    // The first reading of the access log marks its lines as read.
    await pair.viewer.client.call('getLedger', byId(pair.viewer.profileId));
    const before = await askAll(pair, tags);
    expectNothingOf(pair.other, before);
    for (const [change, make] of Object.entries(CHANGES)) {
      expect([change, Math.floor((await make(pair.other, administrator)).status / 100)]).toEqual([change, 2]);
      expect([change, await askAll(pair, tags)]).toEqual([change, before]);
    }
  },
);

async function askOwn(viewer: Side, other: Side): Promise<void> {
  const answers: Answer[] = [];
  const ids = { profile: other.profileId, user: other.user.id, phone: newPhone() };
  let { client } = viewer;
  for (const name of RETURN_OWN) {
    for (const { call } of TABLE[name]) {
      const { status, text } = await client.call(name, await call?.(ids));
      answers.push({ asked: name, status, text });
      if (status < 300) client = await server.still(client, viewer.user);
    }
  }
  expectNothingOf(other, answers);
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
}

test('two families that are hidden from each other learn nothing of each other from any other call', async () => {
  const { viewer, other } = (await apart(true, false)).pair;
  for (const change of ['the account', 'every field of the biodata', 'one biodata more'] as const) {
    for (const side of [viewer, other]) {
      const { status } = await CHANGES[change](side);
      expect([change, Math.floor(status / 100)]).toEqual([change, 2]);
    }
  }
  for (const side of [viewer, other]) side.user.phone = side.later.phone;
  await Promise.all([askOwn(viewer, other), askOwn(other, viewer)]);
});
