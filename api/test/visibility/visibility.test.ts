import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import { type Listing, LISTINGS } from '@pehchan/contract/biodata';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import type { Profile } from '../../src/register/biodata/models/profile.ts';
import { isShown, shownSql } from '../../src/register/visibility/visibility.ts';
import { join, select, sql } from '../../src/ground/database/select.ts';
import { ShortlistEntry } from '../../src/register/biodata/models/shortlist-entry.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, hide, newWord } from '../support/factories.ts';
import { type Client, type Reply, startServer } from '../support/test-server.ts';

/**
 * Who sees a biodata: each viewer, hidden from its family or not, for each account status, each listing and
 * each way to look at it.
 */
const server = await startServer();

type Way = (client: Client, profile: Pick<Profile, 'id' | 'fullName' | 'photoKey'>) => Promise<Reply>;

/** Search for a biodata. A list without the biodata counts as 404. */
const search: Way = async (client, { id, fullName }) => {
  const reply = await client.call('getAllProfiles', { query: { page: 1, search: fullName } });
  if (reply.status !== 200 || reply.body.profiles.some((row) => row.id === id)) return reply;
  return { ...reply, status: 404 };
};
const count: Way = async (client, { fullName }) => {
  const reply = await client.call('getAllProfiles', { query: { page: 1, search: fullName } });
  return reply.status === 200 && reply.body.total === 0 ? { ...reply, status: 404 } : reply;
};
/** Put a biodata on the shortlist, as if it was shown earlier, and look for it there. */
const liked: Way = async (client, { id: profileId }) => {
  const { status, body } = await client.call('check');
  if (status === 200) await ShortlistEntry.upsert({ userId: body.user.id, profileId });
  const reply = await client.call('getShortlist');
  const isThere = () => reply.body.entries.some(({ profile }) => profile?.id === profileId);
  if (reply.status !== 200 || isThere()) return reply;
  return { ...reply, status: 404 };
};
const WAYS = {
  search,
  count,
  view: (client, { id }) => client.call('getProfile', { params: { id } }),
  reveal: (client, { id }) => client.call('revealPhone', { params: { id } }),
  photo: (client, { photoKey }) => client.send('GET', `/api/v1/photos/${photoKey}?size=table`),
  like: (client, { id }) => client.call('putOnShortlist', { params: { id }, json: {} }),
  liked,
} as const satisfies Record<string, Way>;
type WayName = keyof typeof WAYS;
const WAY_NAMES = Object.keys(WAYS) as WayName[];

/** The statuses that a viewer gets for a biodata that is shown, and for one that is not. */
type Answers = { offered: Record<WayName, number>; else: Record<WayName, number> };
const each = (list: number, view: number, reveal: number, photo: number, like: number) => ({
  search: list,
  count: list,
  view,
  reveal,
  photo,
  like,
  liked: like,
});
/** The statuses for a viewer who is not allowed to search: the same for every biodata. */
const outside: Answers = { offered: each(403, 404, 403, 404, 403), else: each(403, 404, 403, 404, 403) };
/** Return answers in which every biodata gets the statuses of one that is not shown. */
const never = ({ else: answers }: Answers): Answers => ({ offered: answers, else: answers });
const member: Answers = {
  offered: each(200, 200, 200, 200, 200),
  else: each(404, 404, 404, 404, 404),
};
// In the search and on their own shortlist an administrator finds what an approved family finds.
const administrator: Answers = {
  offered: each(200, 200, 200, 200, 200),
  else: each(404, 200, 200, 200, 404),
};
type Build = (owner: User) => Promise<User>;
const hiddenBy =
  (build: () => Promise<User>): Build =>
  async (owner) => {
    const viewer = await build();
    await hide(owner, viewer);
    return viewer;
  };
const hiding =
  (build: () => Promise<User>): Build =>
  async (owner) => {
    const viewer = await build();
    await hide(viewer, owner);
    return viewer;
  };
const VIEWERS: Record<string, { build?: Build; answers: Answers }> = {
  nobody: { answers: { offered: each(401, 401, 401, 401, 401), else: each(401, 401, 401, 401, 401) } },
  'a pending account': { build: () => buildUser(), answers: outside },
  'a rejected account': { build: () => buildUser({ status: 'rejected' }), answers: outside },
  'an approved account': { build: () => buildApproved(), answers: member },
  'an approved account that the family has hidden': {
    build: hiddenBy(buildApproved),
    answers: never(member),
  },
  'an approved account that has hidden the family': { build: hiding(buildApproved), answers: never(member) },
  'a pending account that the family has hidden': { build: hiddenBy(buildUser), answers: outside },
  'an administrator': { build: () => buildAdmin(), answers: administrator },
  'an administrator whom the family has hidden': {
    build: hiddenBy(buildAdmin),
    answers: never(administrator),
  },
  'an administrator who has hidden the family': { build: hiding(buildAdmin), answers: never(administrator) },
};
// A family cannot put its own candidate on its shortlist.
const OWNERS = { offered: each(200, 200, 200, 200, 404), else: each(404, 200, 200, 200, 404) };
const OWNERS_OUTSIDE = { ...OWNERS, else: each(403, 200, 403, 200, 403) };

const CASES = ACCOUNT_STATUSES.flatMap((standing) => LISTINGS.map((listing) => ({ standing, listing })));
const isOffered = (standing: string, listing: Listing) => standing === 'approved' && listing === 'open';

describe.each(CASES)(
  'a biodata of an account that is $standing, listing $listing',
  ({ standing, listing }) => {
    let owner: User;
    let profile: Profile;
    beforeAll(async () => {
      owner = await buildUser({ status: standing });
      profile = await buildProfile({ owner, listing, fullName: newWord(), withPhoto: true });
    });

    async function expectAnswers(client: Client, answers: Answers): Promise<void> {
      const expected = answers[isOffered(standing, listing) ? 'offered' : 'else'];
      const given: Partial<Record<WayName, number>> = {};
      for (const way of WAY_NAMES) given[way] = (await WAYS[way](client, profile)).status;
      expect(given).toEqual(expected);
    }

    test.each(Object.keys(VIEWERS))('each call answers %s as the rules require', async (name) => {
      const { build, answers } = VIEWERS[name] ?? {};
      const client = build ? await server.as(await build(owner)) : server.anonymous();
      if (answers) await expectAnswers(client, answers);
    });

    test('each call answers the biodata’s own family as the rules require', async () => {
      await expectAnswers(await server.as(owner), standing === 'approved' ? OWNERS : OWNERS_OUTSIDE);
    });
  },
);

test('isShown and its SQL condition accept the same biodata', async () => {
  const made = await Promise.all(
    CASES.map(async ({ standing, listing }) => {
      const profile = await buildProfile({ owner: await buildUser({ status: standing }), listing });
      return { profile, offered: isOffered(standing, listing) };
    }),
  );
  for (const { profile, offered } of made) expect(isShown(profile)).toBe(offered);
  const ids = made.map(({ profile }) => profile.id);
  const places = sql(`AND profiles.id IN (${ids.map(() => '?').join()})`, ...ids);
  const rows = await select<{ id: number }>(join(['SELECT id FROM profiles WHERE', shownSql, places]));
  expect(rows.map(({ id }) => id)).toEqual(
    made.filter(({ offered }) => offered).map(({ profile }) => profile.id),
  );
});

test('a hidden biodata gets the same answer as a missing one', async () => {
  const client = await server.as(await buildApproved());
  const hidden = await buildProfile({ listing: 'settled', withPhoto: true });
  const missing = { id: 4_000_000_000, fullName: newWord(), photoKey: '0'.repeat(32) };
  for (const way of ['view', 'reveal', 'photo', 'like'] as const) {
    const [one, other] = [await WAYS[way](client, hidden), await WAYS[way](client, missing)];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
  }
});

describe('lists of biodata', () => {
  const fill = async () => {
    const word = newWord();
    for (const listing of LISTINGS) {
      await buildProfile({ listing, fullName: `${word} ${listing.toUpperCase()}` });
    }
    await buildProfile({ owner: await buildUser(), fullName: `${word} PENDING` });
    return word;
  };
  const listingsOf = (profiles: { listing: string | null }[]) =>
    profiles.map(({ listing }) => listing).sort();

  test('a whole list has only shown biodata, and does not return the listing of other families', async () => {
    const query = { search: await fill() };
    const member = await server.as(await buildApproved());
    expect(listingsOf((await member.call('getAllProfiles', { query })).body.profiles)).toEqual([null]);
    const admin = await server.as(await buildAdmin());
    expect(listingsOf((await admin.call('getAllProfiles', { query })).body.profiles)).toEqual(['open']);
  });

  test('administrators’ lists have all biodata, and can be filtered by listing', async () => {
    const search = await fill();
    const admin = await server.as(await buildAdmin());
    const { body } = await admin.call('getTotalProfiles', { query: { page: 1, search } });
    expect(listingsOf(body.profiles)).toEqual(['lapsed', 'open', 'open', 'paused', 'settled']);
    for (const listing of LISTINGS) {
      const { body } = await admin.call('getApprovedProfiles', { query: { page: 1, search, listing } });
      expect([listingsOf(body.profiles), body.total]).toEqual([[listing], 1]);
    }
  });

  test('lists have the exact total for each listing when nothing is searched for', async () => {
    const admin = await server.as(await buildAdmin());
    const total = async (query: { listing?: Listing }) =>
      (await admin.call('getApprovedProfiles', { query: { page: 1, pageSize: 1, ...query } })).body.total;
    const search = async () => (await admin.call('getAllProfiles', { query: { page: 1 } })).body.total;
    expect(await search()).toBe(await total({ listing: 'open' }));
    const before = await Promise.all(LISTINGS.map((listing) => total({ listing })));
    await fill();
    expect(await Promise.all(LISTINGS.map((listing) => total({ listing })))).toEqual(
      before.map((amount) => amount + 1),
    );
  });

  test('a list ignores a family’s listing filter', async () => {
    const search = await fill();
    const member = await server.as(await buildApproved());
    const query = { page: 1, search, listing: 'paused' };
    const { body } = await member.call('getAllProfiles', { query });
    expect(body.profiles.map(({ fullname }) => fullname)).toEqual([`${search} OPEN`]);
  });
});
