import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import {
  answers,
  buildFoundProfile,
  buildProfile,
  buildSessionUser,
  buildUser,
  holds,
  ownProfilesReply,
  profilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOME_PRELOAD } from '../../home-preload.ts';
import FamilyPage from './family-page.tsx';
import HomePage from './home-page.tsx';

const asha = buildProfile({ fullname: 'ASHA MEHTA', user: buildUser({ IsApproved: false }) });

/** Let the API report 70 boys and 41 girls of other families. */
const others = () =>
  answers('getAllProfiles', ({ query: { gender } }) =>
    profilesReply([], { total: gender === 'MALE' ? 70 : gender === 'FEMALE' ? 41 : 111 }),
  );
beforeEach(others);
beforeEach(() =>
  answers('getOwnStanding', {
    standing: 'pending',
    since: '2026-01-05T10:00:00.000Z',
    usualHours: null,
    rejection: null,
  }),
);

const waiting = buildSessionUser({
  IsApproved: false,
  can: { search: false, administer: false, purge: false },
});

describe('the home page of an approved family', () => {
  const seen = () =>
    screen
      .getAllByRole('link', { name: /^See / })
      .map((link) => [link.textContent.trim(), link.getAttribute('href')?.replace(/forProfile=\d+/, 'for')]);
  const boys = ['See boys (70)', '/search-profiles?gender=MALE&minAge=27&maxAge=35&for'];
  const girls = ['See girls (41)', '/search-profiles?gender=FEMALE&minAge=21&maxAge=27&for'];

  it.each([
    ['boys for a family with a daughter', ['FEMALE'], [boys]],
    ['girls for a family with a son', ['MALE'], [girls]],
    ['boys and girls for a family with both', ['FEMALE', 'MALE'], [boys, girls]],
    ['all biodata for a family without its own', [], [['See biodata (111)', '/search-profiles']]],
  ] as const)('links to %s', async (_whom, genders, links) => {
    answers('getOwnProfiles', ownProfilesReply(genders.map((gender) => buildProfile({ gender }))));
    renderPage(HomePage);
    await waitFor(() => expect(seen()).toEqual(links));
  });

  it('suggests ages near each candidate’s own, but not for one with a settled match', async () => {
    answers(
      'getOwnProfiles',
      ownProfilesReply([
        buildProfile({ gender: 'FEMALE', age: 24 }),
        buildProfile({ gender: 'FEMALE', age: 30, listing: 'paused' }),
        buildProfile({ gender: 'MALE', age: 33, listing: 'settled' }),
      ]),
    );
    renderPage(HomePage);
    await waitFor(() => {
      expect(seen()).toEqual([
        ['See boys (70)', '/search-profiles?gender=MALE&minAge=24&maxAge=32&for'],
        ['See boys (70)', '/search-profiles?gender=MALE&minAge=30&maxAge=38&for'],
      ]);
    });
  });

  it.each([
    ['the same candidate', 'MALE', '/search-profiles?gender=MALE&maxAge=29&village=DHAN&for'],
    ['another candidate', 'FEMALE', '/search-profiles?gender=MALE&minAge=27&maxAge=35&for'],
  ])('keeps the last search only if it was for the same candidate: %s', async (_whom, gender, href) => {
    const me = buildSessionUser();
    const value = { gender, maxAge: '29', village: 'DHAN', city: '' };
    localStorage.setItem('pehchan.kept.search.last', JSON.stringify({ account: me.id, value }));
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { as: me });
    await waitFor(() => expect(seen()).toEqual([['See boys (70)', href]]));
  });

  it('shows five new matches of each candidate as faces that open their biodata', async () => {
    const asked: unknown[] = [];
    const vijay = buildFoundProfile({ fullname: 'VIJAY LAL', gotra: 'SOLANKI', age: 28 });
    answers('getOwnProfiles', ownProfilesReply([asha]));
    answers('getAllProfiles', ({ query }) => {
      asked.push([query.page, query.pageSize, query.gender, query.without]);
      return profilesReply([vijay], { total: 70 });
    });
    renderPage(HomePage);
    const strip = within(await screen.findByRole('region', { name: 'For Asha Mehta' }));
    const face = await strip.findByRole('link', { name: 'View: Vijay Lal' });
    expect(face.getAttribute('href')).toBe(`/profile/get-profile/${vijay.id}`);
    const card = face.closest('li');
    expect(card?.textContent).toContain('28');
    expect(card?.textContent).toContain('Solanki');
    expect(asked).toEqual([['1', '5', 'MALE', 'own']]);
  });

  it('shows a sentence if no biodata suits a candidate', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    answers('getAllProfiles', profilesReply([], { total: 0 }));
    renderPage(HomePage);
    const strip = within(await screen.findByRole('region', { name: 'For Asha Mehta' }));
    await strip.findByText('No profiles found.');
  });

  it('links to the search without a number if the count fails', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    refuses('getAllProfiles', 503);
    renderPage(HomePage);
    await screen.findByText('Asha Mehta');
    await waitFor(() =>
      expect(seen()).toEqual([['See boys', '/search-profiles?gender=MALE&minAge=27&maxAge=35&for']]),
    );
  });

  it('links to the family’s shortlist', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage);
    const link = await screen.findByRole('link', { name: 'Our list' });
    expect(link.getAttribute('href')).toBe('/shortlist');
  });

  it('shows a pending family no links to the search or the shortlist', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { as: waiting });
    await screen.findByText('Asha Mehta');
    expect(screen.queryByRole('link', { name: /^See / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Our list' })).toBeNull();
  });
});

describe('the family page', () => {
  it('shows the family’s biodata, a link to add one and a link to the account', async () => {
    const mother = buildSessionUser();
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(FamilyPage, { as: mother, path: '/my-family' });
    await screen.findByText('Asha Mehta');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My family');
    const account = screen.getByRole('link', { name: 'My name, number and password' });
    expect(account.getAttribute('href')).toBe(`/update-user/${mother.id}`);
    expect(screen.getByRole('link', { name: 'Add biodata' }).getAttribute('href')).toBe('/add-profile');
  });
});

describe('the home page', () => {
  it('shows a loading indicator until the family’s biodata arrive', async () => {
    const arrive = holds('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage);
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInstanceOf(HTMLElement);
    arrive();
    expect(await screen.findByText('Asha Mehta')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
  });

  it('names the account of the page in its call, in case the session belongs to another account now', async () => {
    const mother = buildSessionUser();
    let asked: string | null = null;
    answers('getOwnProfiles', ({ request }) => {
      asked = request.headers.get(ACCOUNT_HEADER);
      return ownProfilesReply([asha]);
    });
    renderPage(HomePage, { as: mother });
    await screen.findByText('Asha Mehta');
    expect(asked).toBe(String(mother.id));
  });

  it('asks a family without biodata to add one', async () => {
    answers('getOwnProfiles', ownProfilesReply([]));
    renderPage(HomePage);
    await screen.findByText("No Biodata found. Please add your son/daughter's Biodata");
    expect(screen.getByRole('link', { name: 'Add biodata' }).getAttribute('href')).toBe('/add-profile');
  });

  it('shows an error, and the biodata after a retry', async () => {
    refuses('getOwnProfiles', 500, { message: 'The service rests.' });
    const { user } = renderPage(HomePage);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error in Getting Profile by Users')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Error in Getting Profile by Users. The service rests.')).toBeInstanceOf(
      HTMLElement,
    );

    answers('getOwnProfiles', ownProfilesReply([asha]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Asha Mehta');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists the family’s biodata in a table with eight columns and the account status', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage);
    const row = (await screen.findByText('Asha Mehta')).closest('tr');
    expect(row?.textContent).toContain('1999-04-01');
    expect(row?.textContent).toContain('Pending');
    for (const name of ['SrNo', 'Name', 'Gender', 'DOB', 'Age', 'Education', 'Status', 'Actions']) {
      expect(screen.getByRole('columnheader', { name })).toBeInstanceOf(HTMLElement);
    }
  });

  it('shows the family’s biodata as rows on a phone, with their state and new readers', async () => {
    const newInLedger = [{ profileId: asha.id, lines: 2 }];
    answers('getOwnProfiles', ownProfilesReply([asha], { newInLedger }));
    renderPage(HomePage, { onPhone: true });
    const row = within(await screen.findByRole('article', { name: 'Asha Mehta' }));
    row.getByText('Pending');
    row.getByRole('link', { name: 'Who has seen it 2 new: Asha Mehta' });
    expect(row.getByRole('link', { name: 'Edit: Asha Mehta' }).getAttribute('href')).toBe(
      `/update-profile/${asha.id}`,
    );
    expect(row.queryByText('Kamla Mehta')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the family’s biodata on the family page as cards with the parents on a phone', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(FamilyPage, { onPhone: true });
    const card = await screen.findByRole('article', { name: 'Asha Mehta' });
    expect(within(card).getByText('Kamla Mehta')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers no search by name if all biodata fit on one page', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha], { total: 5 }));
    renderPage(HomePage);
    await screen.findByText('Asha Mehta');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('sends a typed name to the API, which a family can search from six biodata on', async () => {
    const asked: (string | undefined)[] = [];
    answers('getOwnProfiles', ({ query }) => {
      asked.push(query.search);
      return ownProfilesReply([asha], { total: query.search ? 1 : 6 });
    });
    const { user } = renderPage(HomePage);
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'ash');
    await waitFor(() => expect(asked.at(-1)).toBe('ash'));
    expect(asked).toEqual([undefined, 'ash']);
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name' }));
    await screen.findByText('Page 1 of 2');
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBe(document.activeElement);
  });

  it('settles a biodata after a question that names the candidate, and congratulates the family', async () => {
    let listing: Listing = 'open';
    const sent: unknown[] = [];
    answers('getOwnProfiles', () => ownProfilesReply([{ ...asha, listing }]));
    answers('setListing', async ({ request }) => {
      const body = (await request.json()) as { listing: Listing };
      sent.push(body);
      listing = body.listing;
      return { listing, message: 'Other families will no longer see this biodata.' };
    });
    const { user } = renderPage(HomePage);
    const settle = await screen.findByRole('button', { name: 'Rishta tay ho gaya: Asha Mehta' });
    await user.click(settle);
    const question = screen.getByRole('alertdialog');
    within(question).getByText('Is Asha Mehta’s rishta settled?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);

    await user.click(settle);
    await user.click(screen.getByRole('button', { name: 'Yes, it is settled' }));
    const moment = within(await screen.findByRole('dialog', { name: 'Asha Mehta' }));
    moment.getByText(/^Badhai ho!.*Asha Mehta/);
    moment.getByText('Other families will no longer see this biodata.');
    expect(sent).toEqual([{ listing: 'settled' }]);
    await user.click(moment.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Badhai ho!/)).toBeNull();
    await screen.findByText('Rishta tay');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show again: Asha Mehta' }));
  });

  it('shows a paused biodata to other families again with one tap, and then offers to pause it', async () => {
    let listing: Listing = 'paused';
    answers('getOwnProfiles', () => ownProfilesReply([{ ...asha, listing }]));
    answers('setListing', () => {
      listing = 'open';
      return { listing, message: 'Other families can see this biodata again.' };
    });
    const { user } = renderPage(HomePage);
    await screen.findByText('Paused');
    await user.click(screen.getByRole('button', { name: 'Show again: Asha Mehta' }));
    await screen.findByText('Other families can see this biodata again.');
    await screen.findByRole('button', { name: 'Pause: Asha Mehta' });
    expect(screen.queryByText('Paused')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('links to the access log of each biodata with its number of new lines', async () => {
    const usha = buildProfile({ fullname: 'USHA MEHTA' });
    const newInLedger = [{ profileId: asha.id, lines: 3 }];
    answers('getOwnProfiles', ownProfilesReply([asha, usha], { newInLedger }));
    renderPage(HomePage);
    const news = await screen.findByRole('link', { name: 'Who has seen it 3 new: Asha Mehta' });
    expect(news.getAttribute('href')).toBe(`/profile/ledger/${asha.id}`);
    expect(news.textContent).toContain('3 new');
    expect(screen.getByRole('link', { name: 'Who has seen it: Usha Mehta' }).textContent).not.toContain(
      'new',
    );
  });

  it('asks whether the family is still looking, and sends the answer with one tap', async () => {
    let stillLooking = [asha.id];
    answers('getOwnProfiles', () => ownProfilesReply([asha], { stillLooking }));
    const sent: unknown[] = [];
    answers('setListing', async ({ request }) => {
      sent.push(await request.json());
      stillLooking = [];
      return { listing: 'open' as const, message: 'Other families can see this biodata again.' };
    });
    const { user } = renderPage(HomePage);
    await screen.findByText('Are you still looking for Asha Mehta?', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Yes, still looking: Asha Mehta' }));
    await screen.findByText('Thank you. Other families will keep seeing the biodata.');
    await waitFor(() => expect(screen.queryByText(/Are you still looking/)).toBeNull());
    expect(sent).toEqual([{ listing: 'open' }]);
  });

  it.each([
    ['home', HomePage, 'home'],
    ['the family’s own page', FamilyPage, undefined],
  ] as const)('reports in its only call whether it is the home page: %s', async (_where, page, shownOn) => {
    const asked: (string | undefined)[] = [];
    answers('getOwnProfiles', ({ query }) => {
      asked.push(query.shownOn);
      return ownProfilesReply([asha]);
    });
    renderPage(page);
    await screen.findByText('Asha Mehta');
    expect(asked).toEqual([shownOn]);
  });

  it('sends the same call that the document sends in advance', async () => {
    const asked: string[] = [];
    answers('getOwnProfiles', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return ownProfilesReply([asha]);
    });
    renderPage(HomePage);
    await screen.findByText('Asha Mehta');
    expect(asked).toEqual([HOME_PRELOAD]);
  });

  it.each([
    [
      'another account',
      false,
      /^The photo of Asha Mehta is a copy that this site made for another account\./,
    ],
    ['the family itself', true, /^The photo of Asha Mehta is a copy saved from this site\./],
  ])('asks for the original of a photo that is a copy made for %s', async (_holder, isOwn, words) => {
    const copiedPhotos = [{ profileId: asha.id, isOwn }];
    answers('getOwnProfiles', () => ownProfilesReply([asha], { copiedPhotos }));
    let called = '';
    answers('noOtherPhoto', ({ request }) => {
      called = new URL(request.url).pathname;
      copiedPhotos.length = 0;
      return { message: 'Noted' };
    });
    const { user } = renderPage(HomePage);
    await screen.findByText(words);
    const change = screen.getByRole('link', { name: 'Change the photo: Asha Mehta' });
    expect(change.getAttribute('href')).toBe(`/update-profile/${asha.id}#field-photo`);
    await user.click(screen.getByRole('button', { name: 'We have no other photo: Asha Mehta' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(called).toBe(`/api/v1/profile/no-other-photo/${asha.id}`);
  });

  it('explains to a pending family why it cannot search yet', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { as: waiting });
    expect((await screen.findByRole('note')).textContent).toContain('Once approved');
  });

  it('shows the home page in Hindi', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { language: 'hi' });
    expect(await screen.findByRole('columnheader', { name: 'नाम' })).toBeInstanceOf(HTMLElement);
  });
});
