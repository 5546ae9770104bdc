import { beforeAll, describe, expect, test } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { rebuildNameKeys } from '../../src/ground/lists/rebuild-keys.ts';
import { Profile, type ProfileRow } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { updateBiodata, yearsAgo } from '../support/biodata-calls.ts';
import {
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  hide,
  newWord,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let client: Client;

beforeAll(async () => {
  client = await server.as(await buildApproved());
});

type Query = Record<string, string | number>;
const find = async (query: Query, by = client) =>
  (await by.call('getAllProfiles', { query: { page: 1, pageSize: 100, ...query } })).body;
const idsOf = async (query: Query) => {
  const { profiles, total } = await find(query);
  expect(total).toBe(profiles.length);
  return profiles.map(({ id }) => id);
};

/** Create biodata in a city of their own, and return their ids in the order of creation. */
async function inOneCity(...rows: Partial<ProfileRow>[]) {
  const city = newWord();
  const ids: number[] = [];
  for (const row of rows) ids.push((await buildProfile({ city, ...row })).id);
  return { city, ids };
}
const gotraId = async (name: string) => {
  const { gotras } = (await client.call('getGotras')).body;
  return gotras.find((gotra) => gotra.name === name)?.id ?? 0;
};

describe('the filters of the search', () => {
  test('gotra filters by an id, for both scripts', async () => {
    const word = newWord();
    const { city, ids } = await inOneCity({ gotra: word }, { gotra: 'BHATI' }, { gotra: `${word} गोत्र` });
    const gotra = await gotraId(word);
    expect(await idsOf({ gotra })).toEqual([ids[2], ids[0]]);
    expect(await idsOf({ gotra, city, gender: 'FEMALE', minAge: 21 })).toEqual([ids[2], ids[0]]);
    expect(await idsOf({ gotra, gender: 'MALE' })).toEqual([]);
    expect(await idsOf({ gotra: 4_000_000_000 })).toEqual([]);
  });

  test('education finds a part of the text in both scripts, alone and with a city or a name', async () => {
    const degree = newWord();
    const { city, ids } = await inOneCity(
      { education: `M.A. ${degree}` },
      { education: 'B.ED' },
      { education: `${degree} (HONS.)`, fullName: 'KAMLA DEVI' },
    );
    expect(await idsOf({ education: degree.slice(0, 6), city })).toEqual([ids[2], ids[0]]);
    expect(await idsOf({ education: degree })).toEqual([ids[2], ids[0]]);
    expect(await idsOf({ education: degree, search: 'kamla' })).toEqual([ids[2]]);
    expect(await idsOf({ education: degree, search: 'कमला', city })).toEqual([ids[2]]);
    const { city: other, ids: degrees } = await inOneCity(
      { education: 'MASTER OF COMMERCE' },
      { education: 'B.COM' },
      { education: 'बीकॉम' },
      { education: 'B.TECH' },
    );
    expect(await idsOf({ education: 'कॉमर्स', city: other })).toEqual([degrees[0]]);
    for (const education of ['बीकॉम', 'b.com', 'B Com', 'bcom']) {
      expect(await idsOf({ education, city: other }), education).toEqual([degrees[2], degrees[1]]);
    }
  });

  test('work, heights and several villages narrow the list, alone and together', async () => {
    const { ids } = await inOneCity(
      { employment: 'GOVT', height: `5'3"`, village: 'MAROL', dateOfBirth: yearsAgo(93) },
      { employment: 'GOVT', height: '170 cm', village: 'PAMERA', dateOfBirth: yearsAgo(93) },
      { employment: 'BUSINESS', height: '५ फीट', village: 'MADIYA', dateOfBirth: yearsAgo(93) },
      { employment: 'BUSINESS', height: 'tall', village: 'MAROL', dateOfBirth: yearsAgo(93) },
    );
    const [a, b, c, d] = ids;
    const aged = { minAge: 93, maxAge: 93 };
    expect(await idsOf({ ...aged, work: 'GOVT' })).toEqual([b, a]);
    expect(await idsOf({ ...aged, work: 'business' })).toEqual([d, c]);
    expect(await idsOf({ ...aged, minHeight: 155 })).toEqual([b, a]);
    expect(await idsOf({ ...aged, maxHeight: 160 })).toEqual([c, a]);
    expect(await idsOf({ ...aged, minHeight: 160, maxHeight: 160 })).toEqual([a]);
    expect(await idsOf({ ...aged, village: 'MAROL,PAMERA' })).toEqual([d, b, a]);
    expect(await idsOf({ ...aged, village: 'marol' })).toEqual([d, a]);
    expect(await idsOf({ ...aged, village: 'MAROL,PAMERA', work: 'GOVT', minHeight: 165 })).toEqual([b]);
  });

  test.each([
    ['gotra', 'GAUTAM'], ['gotra', '0'], ['work', 'FARMER'], ['minHeight', '99'], ['maxHeight', '231'],
    ['minHeight', '5.3'], ['village', 'MAROL,NOWHERE'], ['village', 'MAROL,,DHAN'], ['newSince', 'yesterday'],
    ['newSince', '2026-13-01T00:00:00Z'], ['forProfile', 'x'], ['clashes', 'hide'], ['education', 'x'.repeat(101)],
  ])('a search rejects %s=%s with 400, and names the field', async (field, value) => {
    const reply = await client.call('getAllProfiles', { query: { page: 1, [field]: value } });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  }); // prettier-ignore

  test('a search ignores blank filters', async () => {
    const blank = { gotra: '', education: '', work: '', minHeight: '', maxHeight: '', newSince: '', forProfile: '', clashes: '', village: '' };
    expect((await client.call('getAllProfiles', { query: { page: 1, ...blank } })).status).toBe(200);
  }); // prettier-ignore

  test('each biodata has its height in centimetres, and a changed text changes it', async () => {
    const owner = await buildApproved();
    const family = await server.as(owner);
    const { id } = await buildProfile({ owner, height: '५.३' });
    const heights = async () => {
      const own = (await family.call('getOwnProfiles')).body.profiles[0];
      return [own?.height, own?.heightCm];
    };
    expect(await heights()).toEqual(['५.३', 160]);
    await updateBiodata(family, id, { height: 'not too tall' });
    expect(await heights()).toEqual(['not too tall', null]);
  });
});

describe('the gotras of open biodata', () => {
  test('the list has each gotra once, by name, in the first spelling, and only of open biodata', async () => {
    const [open = '', later = ''] = [newWord(), newWord()].toSorted();
    const [paused, pending] = [newWord(), newWord()];
    await buildProfile({ gotra: later });
    await buildProfile({ gotra: open });
    await buildProfile({ gotra: `${open} GOTRA` });
    await buildProfile({ gotra: paused, listing: 'paused' });
    await buildProfile({ gotra: pending, owner: await buildUser() });
    await buildProfile({ gotra: 'NA' });
    const names = (await client.call('getGotras')).body.gotras.map(({ name }) => name);
    const ours = [open, later, paused, pending, 'NA', `${open} GOTRA`];
    expect(names.filter((name) => ours.includes(name))).toEqual([open, later]);
  });

  test('the list lacks a gotra that only a hidden family has', async () => {
    const [user, hidden] = [await buildApproved(), await buildApproved()];
    const word = newWord();
    await buildProfile({ owner: hidden, gotra: word });
    const family = await server.as(user);
    const has = async () => (await family.call('getGotras')).body.gotras.some(({ name }) => name === word);
    expect(await has()).toBe(true);
    await hide(user, hidden);
    expect(await has()).toBe(false);
  });
});

describe('the one search box', () => {
  test('it finds names first, then fathers, then city, gotra and work, and each only once', async () => {
    const word = newWord();
    const rows: Partial<ProfileRow>[] = [
      { occupation: `SENIOR ${word}` },
      { gotra: word },
      { city: `${word} WEST` },
      { fatherName: word, city: word },
      { fullName: `${word} DEVI`, fatherName: word, gotra: word, occupation: word },
    ];
    const ids: number[] = [];
    for (const row of rows) ids.push((await buildProfile(row)).id);
    const [work, gotra, city, father, name] = ids;
    expect(await idsOf({ search: word })).toEqual([name, father, city, gotra, work]);
    const pages = [];
    for (let page = 1; page <= 3; page += 1) {
      pages.push(...(await find({ search: word, page, pageSize: 2 })).profiles);
    }
    expect(pages.map(({ id }) => id)).toEqual([name, father, city, gotra, work]);
  });

  test.each([
    ['गौतम', { gotra: 'GAUTAM' }],
    ['gautam', { gotra: 'गौतम' }],
    ['टीचर', { occupation: 'TEACHER' }],
    ['teacher', { occupation: 'टीचर' }],
    ['शिक्षक', { occupation: 'PRIMARY SCHOOL TEACHER' }],
    ['इंजीनियर', { occupation: 'SOFTWARE ENGINEER' }],
    ['doctor', { occupation: 'डॉक्टर' }],
    ['सूरत', { city: 'SURAT' }],
    ['Surat', { city: 'सूरत' }],
  ])('%s finds %o', async (search, row) => {
    const { id } = await buildProfile({ dateOfBirth: yearsAgo(94), ...row });
    expect(await idsOf({ search, minAge: 94, maxAge: 94 })).toContain(id);
    expect(await idsOf({ search, minAge: 94, maxAge: 94, gender: 'MALE' })).toEqual([]);
  });

  test('two letters do not match city, gotra or work', async () => {
    const { city } = await inOneCity({ gotra: 'ZY', occupation: 'ZY' });
    expect(await idsOf({ search: 'zy', city })).toEqual([]);
  });

  test('the gotra rule and other filters hold for what is found by city, gotra and work', async () => {
    const word = newWord();
    const owner = await buildApproved();
    const own = await buildProfile({ owner, gotra: word });
    await buildProfile({ gotra: word });
    const { id } = await buildProfile({ occupation: word, employment: 'GOVT' });
    await buildProfile({ occupation: word, employment: 'BUSINESS' });
    const family = await server.as(owner);
    const query = { search: word, work: 'GOVT', forProfile: own.id, without: 'own' };
    const body = await find(query, family);
    expect([body.total, body.leftOut, body.profiles.map((profile) => profile.id)]).toEqual([1, 0, [id]]);
    const all = await find({ ...query, work: '' }, family);
    expect([all.total, all.leftOut]).toEqual([2, 1]);
  });

  test('the total leaves out own and hidden biodata only if the box finds them', async () => {
    const word = newWord();
    const [owner, hidden] = [await buildApproved(), await buildApproved()];
    for (const family of [owner, hidden]) {
      await buildProfiles(family, [{ occupation: word }, { city: 'SURAT' }, { city: 'SURAT' }]);
    }
    await buildProfile({ gotra: word });
    const { id } = await buildProfile({ city: word });
    await hide(owner, hidden);
    const { total, profiles } = await find({ search: word, without: 'own' }, await server.as(owner));
    expect([total, profiles.length, profiles[0]?.id]).toEqual([2, 2, id]);
  });
});

describe('new biodata first', () => {
  test('biodata shown since the last visit are first, then the newest, over all pages', async () => {
    const [early, late] = [await buildApproved(), await buildUser()];
    const born = { dateOfBirth: yearsAgo(95) };
    const ids: number[] = [];
    for (const owner of [late, early, early, early]) ids.push((await buildProfile({ owner, ...born })).id);
    const [approvedLater, a, b, c] = ids;
    const old = '2020-01-01 00:00:00.000';
    await sequelize.query('UPDATE profiles SET createdAt = ? WHERE id IN (?)', { replacements: [old, ids] });
    await User.update({ statusSince: new Date('2020-01-01') }, { where: { id: early.id } });
    const admin = await server.as(await buildApproved({ role: 'ADMIN' }));
    // The time is a second ago: after many new biodata, such as those of other tests, no new ones are first.
    const now = new Date(Date.now() - 1000).toISOString();
    await admin.call('approveUser', { params: { id: late.id } });
    const fresh = (await buildProfile({ owner: early, ...born })).id;
    const aged = { minAge: 95, maxAge: 95 };
    expect(await idsOf(aged)).toEqual([fresh, c, b, a, approvedLater]);
    expect(await idsOf({ ...aged, newSince: now })).toEqual([fresh, approvedLater, c, b, a]);
    const paged: number[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { profiles, total } = await find({ ...aged, newSince: now, page, pageSize: 2 });
      expect(total).toBe(5);
      paged.push(...profiles.map(({ id }) => id));
    }
    expect(paged).toEqual([fresh, approvedLater, c, b, a]);
    expect(await idsOf({ ...aged, newSince: '2100-01-01T00:00:00.000Z' })).toEqual([
      fresh,
      c,
      b,
      a,
      approvedLater,
    ]);
  });
});

describe('the nearest steps of an empty search', () => {
  test('the nearest steps have the number of biodata that the smallest changes find', async () => {
    const word = newWord();
    await buildProfiles(await buildApproved(), [
      { dateOfBirth: yearsAgo(97), height: '150 cm', city: word },
      { dateOfBirth: yearsAgo(97), height: '150 cm', city: word },
      { dateOfBirth: yearsAgo(94), height: '150 cm', city: word },
      { dateOfBirth: yearsAgo(96), height: '146 cm', city: word },
    ]);
    const body = await find({ city: word, minAge: 95, maxAge: 96, minHeight: 150, maxHeight: 160 });
    expect(body).toMatchObject({ total: 0, profiles: [] });
    expect(body.nearest).toEqual([
      { more: 2, maxAge: 97 },
      { more: 1, minAge: 94 },
      { more: 1, minHeight: 145 },
    ]);
  });

  test('a step of up to three years, and filters to drop, are offered only if they find biodata', async () => {
    const word = newWord();
    await buildProfile({ dateOfBirth: yearsAgo(90), city: word, employment: 'GOVT', village: 'DHAN' });
    const query = { city: word, maxAge: 87, work: 'GOVT', village: 'DHAN' };
    const [step, ...drops] = (await find(query)).nearest ?? [];
    expect(step).toEqual({ more: 1, maxAge: 90 });
    expect(drops.map(({ without }) => without)).not.toContain('work');
    expect(drops.map(({ without }) => without)).not.toContain('village');
    const narrow = { city: word, work: 'BUSINESS', village: 'DHAN' };
    expect((await find(narrow)).nearest?.[0]).toEqual({ more: 1, without: 'work' });
    const nowhere = { ...narrow, village: 'MAROL', education: newWord() };
    expect((await find(nowhere)).nearest).toEqual([]);
  });

  test('a search with results, a later page and a total alone have no steps', async () => {
    const { city } = await inOneCity({});
    expect('nearest' in (await find({ city }))).toBe(false);
    expect('nearest' in (await find({ city, maxAge: 21, page: 2 }))).toBe(false);
    expect('nearest' in (await find({ city, maxAge: 21, only: 'total' }))).toBe(false);
  });
});

describe('columns that are derived from texts', () => {
  test('the background job derives them for biodata that were saved without them', async () => {
    const { id } = await buildProfile({ gotra: 'गौतम', motherGotra: 'SOLANKI', height: '5.3' });
    const derived = async () => {
      const row = await Profile.findByPk(id, { raw: true });
      return [row?.gotraId, row?.motherGotraId, row?.fatherMotherGotraId, row?.heightCm, row?.derivedBy];
    };
    const before = await derived();
    await sequelize.query(
      'UPDATE profiles SET gotraId = 0, motherGotraId = 0, heightCm = NULL, derivedBy = 0 WHERE id = ?',
      {
        replacements: [id],
      },
    );
    expect(await rebuildNameKeys()).toBeGreaterThan(0);
    expect(await derived()).toEqual(before);
    expect(before.slice(2)).toEqual([0, 160, 1]);
    await Profile.update({ gotra: 'SOLANKI' }, { where: { id } });
    await rebuildNameKeys();
    const [gotra, mother] = await derived();
    expect(gotra).toBe(mother);
  });
});
