import {
  answers,
  buildFoundProfile,
  buildProfile,
  buildSessionUser,
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
import SearchPage from './search-page.tsx';

const asha = buildFoundProfile({ fullname: 'ASHA MEHTA', occupation: 'TEACHER', gotra: 'GAUTAM' });
const at = { path: '/search-profiles' };
const everybody = { ...at, at: '/search-profiles?page=1' };

beforeEach(() => {
  answers('getOwnProfiles', ownProfilesReply([]));
  answers('getShortlist', { entries: [] });
});

/** What the API is asked, each time. */
function noteAsked(rows = [asha], total = rows.length) {
  const asked: Record<string, string>[] = [];
  answers('getAllProfiles', ({ query }) => {
    asked.push(query);
    return profilesReply(rows, { total, page: Number(query.page), pageSize: Number(query.pageSize) });
  });
  return asked;
}

const ENOUGH = 'You have seen the biodata of 600 people today. Please go on tomorrow.';

const card = (name: string) => screen.findByRole('article', { name });

describe('search', () => {
  it('shows that biodata are on their way, then how many were found', async () => {
    const arrive = holds('getAllProfiles', profilesReply([asha], { total: 148 }));
    renderPage(SearchPage, everybody);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('148 found');
    await card('ASHA MEHTA');
  });

  it('says in Hindi what was found', async () => {
    noteAsked([asha], 148);
    renderPage(SearchPage, { ...everybody, language: 'hi' });
    await screen.findByText('148 बायोडाटा मिले');
  });

  it('shows a face and what families ask first, and leads to the biodata', async () => {
    noteAsked([{ ...asha, image: '/api/v1/photos/one' }]);
    renderPage(SearchPage, everybody);
    const face = within(await card('ASHA MEHTA'));
    expect(face.getByRole('img', { name: 'Photo of ASHA MEHTA' }).getAttribute('src')).toMatch(/size=card$/);
    face.getByText('27 years · 5′ 2″');
    for (const fact of ['B.COM', 'TEACHER', 'Dantrai', 'Gotra GAUTAM']) face.getByText(fact);
    const link = face.getByRole('link', { name: 'View: ASHA MEHTA' });
    expect(link.getAttribute('href')).toBe(`/profile/get-profile/${asha.id}`);
    expect(face.queryByText('New')).toBeNull();
    expect(face.queryByText(/Father/)).toBeNull();
  });

  it.each([
    ['en', 'Father: RAMESH MEHTA'],
    ['hi', 'पिता: RAMESH MEHTA'],
  ] as const)(
    'says whose child it is where a name is searched for: it may be the father’s (%s)',
    async (language, words) => {
      noteAsked([{ ...asha, father: 'RAMESH MEHTA' }]);
      renderPage(SearchPage, { ...at, at: '/search-profiles?search=ramesh&page=1', language });
      within(await card('ASHA MEHTA')).getByText(words);
    },
  );

  it('asks for the photos in sight at once, and for the others when they are near', async () => {
    const rows = Array.from({ length: 6 }, (_, index) =>
      buildFoundProfile({ fullname: `CHILD ${index}`, image: `/api/v1/photos/${index}` }),
    );
    noteAsked(rows);
    renderPage(SearchPage, everybody);
    await card('CHILD 5');
    const loading = screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('says when nothing was found, and lets go of the filters', async () => {
    answers('getAllProfiles', profilesReply([]));
    const { user, address } = renderPage(SearchPage, { ...at, at: '/search-profiles?village=DHAN' });
    await screen.findByText('No profiles found.');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/search-profiles?page=1');
  });

  it('says what failed, and finds at the next try', async () => {
    refuses('getAllProfiles', 503);
    const { user } = renderPage(SearchPage, everybody);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    noteAsked();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card('ASHA MEHTA');
  });

  it('shows the API’s reason without a retry button after the limit of the day', async () => {
    refuses('getAllProfiles', 429, { message: ENOUGH });
    renderPage(SearchPage, everybody);
    await screen.findByText(ENOUGH);
    for (const name of ['Try again', 'Show more']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('keeps its cards and hides Show more when the next cards exceed the limit of the day', async () => {
    noteAsked([asha], 60);
    const { user } = renderPage(SearchPage, everybody);
    await card('ASHA MEHTA');
    refuses('getAllProfiles', 429, { message: ENOUGH });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(ENOUGH);
    await card('ASHA MEHTA');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('never shows cards under filters that aren’t theirs, when the answer to those has failed', async () => {
    noteAsked();
    const { user } = renderPage(SearchPage, everybody);
    await card('ASHA MEHTA');
    refuses('getAllProfiles', 503);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Village' }), 'DHAN');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    expect(screen.queryByText('ASHA MEHTA')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Village' }), '');
    await card('ASHA MEHTA');
  });
});

describe('whom a search is for', () => {
  it('begins with those who suit the family’s own child, and leaves the family itself out', async () => {
    const ownAskedFor: unknown[] = [];
    answers('getOwnProfiles', ({ query }) => {
      ownAskedFor.push(query);
      return ownProfilesReply([buildProfile({ gender: 'FEMALE', age: 27 })]);
    });
    const asked = noteAsked();
    const { address } = renderPage(SearchPage, at);
    await card('ASHA MEHTA');
    const suited = { gender: 'MALE', minAge: '22', maxAge: '32' };
    expect(asked).toEqual([{ ...suited, without: 'own', page: '1', pageSize: '20' }]);
    // The family isn't asked here whether it is still looking.
    expect(ownAskedFor).toEqual([{ page: '1', pageSize: '20' }]);
    expect(address()).toBe('/search-profiles?gender=MALE&minAge=22&maxAge=32&page=1');
    expect(screen.getByRole('combobox', { name: 'Looking for' })).toHaveProperty('value', 'MALE');
    screen.getByRole('button', { name: 'Age: 22–32' });
  });

  it('is not for a child whose match is found', async () => {
    const settled = buildProfile({ fullname: 'ROHIT MEHTA', gender: 'MALE', age: 30, listing: 'settled' });
    const sister = buildProfile({ fullname: 'KIRAN MEHTA', gender: 'FEMALE', age: 24 });
    answers('getOwnProfiles', ownProfilesReply([settled, sister]));
    const asked = noteAsked();
    renderPage(SearchPage, at);
    await card('ASHA MEHTA');
    expect(asked).toMatchObject([{ gender: 'MALE', minAge: '21', maxAge: '29' }]);
    screen.getByRole('option', { name: 'For Kiran Mehta' });
    expect(screen.queryByRole('option', { name: 'For Rohit Mehta' })).toBeNull();
  });

  it('is everybody for a family whose only child’s match is found', async () => {
    answers('getOwnProfiles', ownProfilesReply([buildProfile({ listing: 'settled' })]));
    const asked = noteAsked();
    renderPage(SearchPage, at);
    await card('ASHA MEHTA');
    expect(asked).toEqual([{ without: 'own', page: '1', pageSize: '20' }]);
  });

  it('is everybody for a family without a child here', async () => {
    const asked = noteAsked();
    renderPage(SearchPage, at);
    await card('ASHA MEHTA');
    expect(asked).toEqual([{ without: 'own', page: '1', pageSize: '20' }]);
  });

  it('can be another child of the family', async () => {
    const children = [
      buildProfile({ fullname: 'ROHIT MEHTA', gender: 'MALE', age: 24 }),
      buildProfile({ fullname: 'KIRAN MEHTA', gender: 'FEMALE', age: 30 }),
    ];
    answers('getOwnProfiles', ownProfilesReply(children));
    const asked = noteAsked();
    const { user } = renderPage(SearchPage, at);
    await card('ASHA MEHTA');
    expect(asked[0]).toMatchObject({ gender: 'FEMALE', minAge: '21', maxAge: '29' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'For Kiran Mehta');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ gender: 'MALE', minAge: '25', maxAge: '35' }));
  });

  it('is what the address says', async () => {
    const asked = noteAsked();
    renderPage(SearchPage, { ...at, at: '/search-profiles?gender=FEMALE&village=DHAN&minAge=22' });
    await card('ASHA MEHTA');
    expect(asked[0]).toMatchObject({ gender: 'FEMALE', village: 'DHAN', minAge: '22', page: '1' });
    expect(screen.getByRole('combobox', { name: 'Village' })).toHaveProperty('value', 'DHAN');
  });

  it('is chosen anew with all filters, which say beforehand how many that would be', async () => {
    const asked = noteAsked([asha], 23);
    const { user, address } = renderPage(SearchPage, { ...at, at: '/search-profiles?gender=MALE&page=1' });
    await card('ASHA MEHTA');
    await user.click(screen.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Village' }), 'DHAN');
    await user.type(sheet.getByLabelText('Search by city'), 'Surat');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ village: 'DHAN', city: 'Surat' }));
    expect(address()).toBe('/search-profiles?gender=MALE&page=1');
    await user.click(await sheet.findByRole('button', { name: 'Show 23 boys' }));
    expect(address()).toBe('/search-profiles?gender=MALE&page=1&village=DHAN&city=Surat');
    await screen.findByRole('button', { name: 'More (1)' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('cards', () => {
  it('come twenty at a time, and reading goes on at the first of the new ones', async () => {
    answers('getAllProfiles', ({ query }) =>
      profilesReply([buildFoundProfile({ fullname: `CHILD OF PAGE ${query.page}` })], { total: 41 }),
    );
    const { user, address } = renderPage(SearchPage, everybody);
    await card('CHILD OF PAGE 1');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('CHILD OF PAGE 2');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View: CHILD OF PAGE 2' }));
    expect(address()).toBe('/search-profiles?page=2');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('CHILD OF PAGE 3');
    await card('CHILD OF PAGE 1');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are as many as the address says', async () => {
    const asked = noteAsked([], 60);
    renderPage(SearchPage, { ...at, at: '/search-profiles?page=3' });
    await waitFor(() => expect(asked.map(({ page }) => page).sort()).toEqual(['1', '2', '3']));
  });

  it('say which came since the last visit', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: me.id, value: { at } }));
    noteAsked([
      // Made before that visit, and approved after it.
      buildFoundProfile({
        fullname: 'NEW CHILD',
        createdAt: '2026-01-09T10:00:00.000Z',
        shownSince: '2026-01-11T10:00:00.000Z',
      }),
      buildFoundProfile({ fullname: 'OLD CHILD', shownSince: '2026-01-09T10:00:00.000Z' }),
    ]);
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('2 found · 1 new since your last visit');
    within(await card('NEW CHILD')).getByText('New');
    expect(within(await card('OLD CHILD')).queryByText('New')).toBeNull();
  });

  it('don’t count as all that is new what is new of the first twenty', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: me.id, value: { at } }));
    const rows = Array.from({ length: 20 }, () =>
      buildFoundProfile({ shownSince: '2026-01-11T10:00:00.000Z' }),
    );
    noteAsked(rows, 35);
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('35 found · 20 or more new since your last visit');
  });

  it('show nothing of another account’s visits and choices', async () => {
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: -1, value: { at } }));
    localStorage.setItem(
      'pehchan.kept.search.last',
      JSON.stringify({ account: -1, value: { search: 'PAYAL' } }),
    );
    const asked = noteAsked([buildFoundProfile({ fullname: 'NEW CHILD' })]);
    renderPage(SearchPage, { path: '/search-profiles' });
    expect(within(await card('NEW CHILD')).queryByText('New')).toBeNull();
    expect(asked[0]).not.toHaveProperty('search');
  });
});

describe('the table', () => {
  const openTable = async (where = everybody) => {
    const shown = renderPage(SearchPage, where);
    await shown.user.click(await screen.findByRole('button', { name: 'Table' }));
    return shown;
  };

  it('is a choice on a desk, and has the columns that the specification names', async () => {
    noteAsked();
    await openTable();
    for (const name of [
      'SrNo',
      'NAME',
      'Father',
      'GENDER',
      'DOB',
      'AGE',
      'HEIGHT',
      'EDUCATION',
      'VILLAGE',
      'CITY',
    ]) {
      expect(await screen.findByRole('columnheader', { name })).toBeInstanceOf(HTMLElement);
    }
    screen.getByRole('link', { name: 'View: ASHA MEHTA' });
  });

  it('shows the API’s reason without a retry button after the limit of the day', async () => {
    refuses('getAllProfiles', 429, { message: ENOUGH });
    await openTable();
    await screen.findByText(ENOUGH);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says on its first page which came since the last visit, and notes this one', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    const key = 'pehchan.kept.search.visit';
    localStorage.setItem(key, JSON.stringify({ account: me.id, value: { at } }));
    noteAsked([buildFoundProfile({ shownSince: '2026-01-11T10:00:00.000Z' })], 12);
    localStorage.setItem('pehchan.kept.search.view', JSON.stringify({ account: me.id, value: 'table' }));
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('12 found · 1 or more new since your last visit');
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: { at: number } };
    expect(value?.at).toBeGreaterThan(at);
  });

  it('is there again the next time', async () => {
    const me = buildSessionUser();
    localStorage.setItem('pehchan.kept.search.view', JSON.stringify({ account: me.id, value: 'table' }));
    noteAsked();
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByRole('columnheader', { name: 'NAME' });
  });

  it('is no choice on a phone', async () => {
    noteAsked();
    renderPage(SearchPage, { ...everybody, onPhone: true });
    await card('ASHA MEHTA');
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  });

  it('turns its pages of five', async () => {
    const asked = noteAsked([asha], 12);
    const { user, address } = await openTable();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('Page 2 of 3');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '5' }));
    expect(address()).toBe('/search-profiles?page=2');
  });

  it('leaves the focus on the button that led to the last page, and leads no further', async () => {
    noteAsked([asha], 6);
    const { user, address } = await openTable();
    const next = await screen.findByRole('button', { name: 'Next page' });
    await user.click(next);
    await screen.findByText('Page 2 of 2');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(address()).toBe('/search-profiles?page=2');
  });
});
