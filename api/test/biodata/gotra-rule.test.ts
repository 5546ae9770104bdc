import { MAX_PAGE_SIZE } from '@pehchan/contract/common';
import { describe, expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { Profile, type ProfileRow } from '../../src/register/biodata/models/profile.ts';
import { Block } from '../../src/register/visibility/models/block.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { buildAdmin, buildApproved, buildProfile, hide, newWord } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

type Gotras = Partial<Pick<ProfileRow, 'gotra' | 'motherGotra' | 'fatherMotherGotra' | 'motherMotherGotra'>>;
type Query = Record<string, string | number>;
type Family = { user: User; client: Client; own: Profile };

const FOUR = {
  gotra: 'GAUTAM',
  motherGotra: 'SOLANKI',
  fatherMotherGotra: 'DEVDA',
  motherMotherGotra: 'BHATI',
};

async function family(gotras: Gotras = FOUR): Promise<Family> {
  const user = await buildApproved();
  const own = await buildProfile({ owner: user, gender: 'MALE', ...gotras });
  return { user, client: await server.as(user), own };
}

const choose = async ({ client, own }: Family, gotraRule: string) =>
  client.call('setGotraRule', { params: { id: own.id }, json: { gotraRule } });

const find = async ({ client, own }: Family, query: Query = {}) =>
  (
    await client.call('getAllProfiles', {
      query: { page: 1, pageSize: 100, without: 'own', forProfile: own.id, ...query },
    })
  ).body;

/** Create biodata with a word of their own in the city, one for each set of gotras. */
async function others(...gotras: Gotras[]) {
  const city = newWord();
  const ids: number[] = [];
  for (const gotra of gotras) ids.push((await buildProfile({ city, gotra: 'KASHYAP', ...gotra })).id);
  return { city, ids: ids.toReversed() };
}

describe('the gotra rule of a candidate', () => {
  test('a new biodata has the rule "own", which leaves out and counts the same gotra in both scripts', async () => {
    const asker = await family();
    const { city, ids } = await others({ gotra: 'गौतम' }, { gotra: 'GOUTAM' }, { gotra: 'SOLANKI' }, {});
    const body = await find(asker, { city });
    expect(body.profiles.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(body).toMatchObject({ total: 2, leftOut: 2 });
  });

  const SAME: Gotras[] = [
    { gotra: 'GAUTAM' },
    { gotra: 'सोलंकी' },
    { motherGotra: 'GAUTAM' },
    { motherGotra: 'SOLANKI' },
    { motherGotra: 'DEORA' },
    { fatherMotherGotra: 'GAUTAM' },
    { fatherMotherGotra: 'भाटी' },
    { motherMotherGotra: 'SOLANKI' },
    {},
  ];
  test.each([
    ['own', [0]],
    ['ownAndMother', [0, 1, 2, 3]],
    ['all', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['none', []],
  ])('the rule %j leaves out just its gotras', async (rule, leftOut: number[]) => {
    const asker = await family();
    expect((await choose(asker, rule)).status).toBe(200);
    const { city, ids } = await others(...SAME);
    const kept = ids.toReversed().filter((_, index) => !leftOut.includes(index));
    const body = await find(asker, { city });
    expect(body.profiles.map(({ id }) => id)).toEqual(kept.toReversed());
    expect([body.total, body.leftOut]).toEqual([kept.length, rule === 'none' ? undefined : leftOut.length]);
    const shown = await find(asker, { city, clashes: 'show' });
    expect([shown.total, shown.leftOut]).toEqual([SAME.length, rule === 'none' ? undefined : leftOut.length]);
  });

  test.each(['', 'NA', 'N/A', '-', '.', 'पता नहीं', 'NAHI PATA', 'Not known'])(
    'the unknown gotra %j is not compared, neither ours nor theirs',
    async (unknown) => {
      const blank = {
        gotra: unknown,
        motherGotra: unknown,
        fatherMotherGotra: unknown,
        motherMotherGotra: unknown,
      };
      const { city } = await others(blank, { ...blank, motherGotra: 'GAUTAM' });
      const nothing = await family(blank);
      await choose(nothing, 'all');
      const body = await find(nothing, { city });
      expect([body.total, body.leftOut, body.profiles.map(({ clash }) => clash)]).toEqual([
        2,
        undefined,
        [null, null],
      ]);
      const partly = await family({ ...blank, gotra: 'GAUTAM' });
      await choose(partly, 'all');
      expect(await find(partly, { city })).toMatchObject({ total: 1, leftOut: 1 });
    },
  );

  test('a card has a sentence about the gotras of mother and grandmothers that are the same', async () => {
    const asker = await family();
    const { city } = await others(
      { motherGotra: 'GAUTAM' },
      { fatherMotherGotra: 'सोलंकी', motherMotherGotra: 'BHATI' },
      { motherGotra: 'PARMAR' },
    );
    const sentences = async (query: Query = {}) =>
      (await find(asker, { city, ...query })).profiles.map(({ clash }) => clash);
    expect(await sentences()).toEqual([
      null,
      'Dadi’s gotra is the same as your mother’s: Solanki. Nani’s gotra is the same as your nani’s: Bhati',
      'Mother’s gotra is the same as yours: Gautam',
    ]);
    const { ids } = await others({ gotra: 'गौतम' });
    const opened = await asker.client.call('getProfile', {
      params: { id: ids[0] ?? 0 },
      query: { forProfile: asker.own.id },
    });
    expect(opened.body.profile.clash).toBe('Gotra is the same as yours: Gautam');
  });

  test('the sentence is in the language of the request', async () => {
    const asker = await family();
    const { city } = await others({ motherGotra: 'GAUTAM' });
    const path = `/api/v1/profile/get-all-profiles?page=1&city=${city}&forProfile=${asker.own.id}`;
    const { text } = await asker.client.send('GET', path, { headers: { 'Accept-Language': 'hi' } });
    expect(text).toContain('माँ का गोत्र वही है जो आपका: Gautam');
  });

  test('without forProfile a search leaves nothing out, and has no sentence and no number of hidden', async () => {
    const asker = await family();
    const { city } = await others({ gotra: 'GAUTAM' }, { motherGotra: 'GAUTAM' });
    const { body } = await asker.client.call('getAllProfiles', { query: { page: 1, city } });
    expect(body).toMatchObject({ total: 2 });
    expect('leftOut' in body).toBe(false);
    expect(body.profiles.map(({ clash }) => clash)).toEqual([null, null]);
  });

  test('another family’s biodata cannot be searched for', async () => {
    const [asker, other] = [await family(), await family()];
    for (const id of [other.own.id, 4_000_000_000]) {
      const query = { page: 1, forProfile: id };
      expect((await asker.client.call('getAllProfiles', { query })).status).toBe(404);
      // A biodata opens anyway: the browser may remember a deleted candidate.
      const opened = await asker.client.call('getProfile', {
        params: { id: other.own.id },
        query: { forProfile: id },
      });
      expect([opened.status, opened.body.profile.clash]).toEqual([200, null]);
    }
  });

  test('the gotra of a changed biodata is compared immediately', async () => {
    const asker = await family();
    const { city, ids } = await others({ gotra: 'PARMAR' });
    expect(await find(asker, { city })).toMatchObject({ total: 1, leftOut: 0 });
    const row = await Profile.findByPk(ids[0]);
    await row?.update({ gotra: 'गौतम' });
    expect(await find(asker, { city })).toMatchObject({ total: 0, leftOut: 1 });
  });
});

describe('the totals of a search with a gotra rule', () => {
  /** Queries that are planned in different ways: by sums, by age, in the index of facts, and by text. */
  const QUERIES: Query[] = [
    {},
    { gender: 'FEMALE' },
    { village: 'POSINDARA' },
    { village: 'POSINDARA,DHAN' },
    { minAge: 21, maxAge: 99 },
    { work: 'PRIVATE' },
    { search: 'priya' },
    { sort: 'fullname' },
    { newSince: '2020-01-01T00:00:00.000Z' },
  ];
  test.each(QUERIES)('the total and every page of %o agree', async (query) => {
    const word = newWord();
    for (let index = 0; index < 7; index += 1) {
      const gotra = index % 2 === 0 ? word : 'KASHYAP';
      await buildProfile({ gotra, motherGotra: index === 3 ? word : '', village: 'POSINDARA' });
    }
    const asker = await family({ gotra: word });
    for (const rule of ['own', 'ownAndMother', 'all']) {
      await choose(asker, rule);
      const all = await find(asker, { ...query, clashes: 'show', pageSize: 1 });
      const hidden = rule === 'own' ? 4 : 5;
      expect(all.leftOut).toBe(hidden);
      const seen = new Set<number>();
      // A few pages, also if other tests of this database have made thousands of biodata.
      const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(7, Math.ceil(all.total / 4)));
      for (let page = 1; ; page += 1) {
        const { profiles, total, leftOut } = await find(asker, { ...query, page, pageSize });
        expect([total, leftOut]).toEqual([all.total - hidden, hidden]);
        for (const { id } of profiles) seen.add(id);
        if (profiles.length < pageSize) break;
      }
      expect(seen.size).toBe(all.total - hidden);
      const counted = await find(asker, { ...query, only: 'total' });
      expect([counted.total, counted.leftOut]).toEqual([all.total - hidden, hidden]);
    }
  });

  test('a hidden family of the same gotra is subtracted once, and not counted as left out', async () => {
    const word = newWord();
    const [hidden, apart, asker] = [
      await buildApproved(),
      await buildApproved(),
      await family({ gotra: word }),
    ];
    const queries: Query[] = [{}, { gender: 'FEMALE' }, { work: 'PRIVATE' }, { minAge: 21 }];
    for (const query of queries) {
      const before = await find(asker, query);
      await buildProfile({ owner: hidden, gotra: word });
      await buildProfile({ owner: apart, gotra: 'KASHYAP' });
      await buildProfile({ gotra: word });
      await buildProfile({ gotra: 'KASHYAP' });
      const seen = await find(asker, query);
      expect([seen.total, seen.leftOut]).toEqual([before.total + 2, (before.leftOut ?? 0) + 2]);
      await hide(asker.user, hidden);
      await hide(asker.user, apart);
      const after = await find(asker, query);
      expect([after.total, after.leftOut]).toEqual([before.total + 1, (before.leftOut ?? 0) + 1]);
      await Block.destroy({ where: { userId: asker.user.id } });
      for (const user of [hidden, apart]) {
        await Profile.destroy({ where: { userId: user.id } });
      }
    }
  });
});

describe('the choice of the rule', () => {
  test('the family reads and changes the rule of its biodata, and no other family reads it', async () => {
    const [asker, other] = [await family(), await family()];
    const ofOwn = async () => (await asker.client.call('getOwnProfiles')).body.profiles[0]?.gotraRule;
    expect(await ofOwn()).toBe('own');
    expect((await choose(asker, 'all')).body.message).toBe(
      'Saved. The search follows your choice from now on.',
    );
    expect(await ofOwn()).toBe('all');
    const open = async ({ client }: Family) =>
      (await client.call('getProfile', { params: { id: asker.own.id } })).body.profile.gotraRule;
    expect([await open(asker), await open(other)]).toEqual(['all', null]);
    const { status } = await other.client.call('setGotraRule', {
      params: { id: asker.own.id },
      json: { gotraRule: 'none' },
    });
    expect(status).toBe(404);
  });

  test.each(['', 'mine', 'OWN'])('the rule %j is refused', async (rule) => {
    const { status, body } = await choose(await family(), rule);
    expect([status, body.fields]).toEqual([400, { gotraRule: 'Choose which gotras to leave out' }]);
  });

  test('an administrator’s choice is in the audit log', async () => {
    const asker = await family();
    const office = await buildAdmin();
    const client = await server.as(office);
    await client.call('setGotraRule', { params: { id: asker.own.id }, json: { gotraRule: 'none' } });
    const [entry] = await AuditEntry.findAll({ where: { actorId: office.id }, raw: true });
    expect([entry?.action, entry?.subjectId]).toEqual(['edit-profile', asker.own.id]);
  });
});
