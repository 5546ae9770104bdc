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
  answers('getGotras', { gotras: [] });
});

/** Return the queries that the API receives. */
function recordQueries(rows = [asha], total = rows.length) {
  const asked: Record<string, string>[] = [];
  answers('getAllProfiles', ({ query }) => {
    asked.push(query);
    return profilesReply(rows, { total, page: Number(query.page), pageSize: Number(query.pageSize) });
  });
  return asked;
}

const ENOUGH = 'You saw the biodata of 600 people today. Please continue tomorrow.';

const card = (name: string) => screen.findByRole('article', { name });

describe('the search page', () => {
  it('shows a loading indicator, then how many biodata were found', async () => {
    const arrive = holds('getAllProfiles', profilesReply([asha], { total: 148 }));
    renderPage(SearchPage, everybody);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('148 found');
    await card('Asha Mehta');
  });

  it('shows in Hindi how many biodata were found', async () => {
    recordQueries([asha], 148);
    renderPage(SearchPage, { ...everybody, language: 'hi' });
    await screen.findByText('148 बायोडाटा मिले');
  });

  it('shows the photo and the main facts of a candidate, and links to the biodata', async () => {
    recordQueries([{ ...asha, image: '/api/v1/photos/one' }]);
    renderPage(SearchPage, everybody);
    const face = within(await card('Asha Mehta'));
    expect(face.getByRole('img', { name: 'Photo of Asha Mehta' }).getAttribute('src')).toMatch(/size=card$/);
    for (const line of [/^27 · 5′ 2″ · gautam$/i, /^b\.com · teacher$/i, 'Dantrai']) face.getByText(line);
    const link = face.getByRole('link', { name: 'View: Asha Mehta' });
    expect(link.getAttribute('href')).toBe(`/profile/get-profile/${asha.id}`);
    expect(face.queryByText('New')).toBeNull();
    expect(face.queryByText(/Father/)).toBeNull();
  });

  it.each([
    ['en', /^Father: Ramesh Mehta · Pune$/i],
    ['hi', /^पिता: Ramesh Mehta · Pune$/i],
  ] as const)(
    'names father and city after a search by words, because they may match (%s)',
    async (language, words) => {
      recordQueries([{ ...asha, father: 'RAMESH MEHTA' }]);
      renderPage(SearchPage, { ...at, at: '/search-profiles?search=ramesh&page=1', language });
      within(await card('Asha Mehta')).getByText(words);
    },
  );

  it('loads the first four photos immediately, and the others when they are near', async () => {
    const rows = Array.from({ length: 6 }, (_, index) =>
      buildFoundProfile({ fullname: `CHILD ${index}`, image: `/api/v1/photos/${index}` }),
    );
    recordQueries(rows);
    renderPage(SearchPage, everybody);
    await card('Child 5');
    const loading = screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('reports that nothing was found, and clears the filters on request', async () => {
    answers('getAllProfiles', profilesReply([]));
    const { user, address } = renderPage(SearchPage, { ...at, at: '/search-profiles?village=DHAN' });
    await screen.findByText('No profiles found.');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/search-profiles?page=1');
  });

  it('shows an error, and the biodata after a retry', async () => {
    refuses('getAllProfiles', 503);
    const { user } = renderPage(SearchPage, everybody);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    recordQueries();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card('Asha Mehta');
  });

  it('shows the API’s reason without a retry button after the daily limit', async () => {
    refuses('getAllProfiles', 429, { message: ENOUGH });
    renderPage(SearchPage, everybody);
    await screen.findByText(ENOUGH);
    for (const name of ['Try again', 'Show more']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('keeps its cards and hides “Show more” if the next cards exceed the daily limit', async () => {
    recordQueries([asha], 60);
    const { user } = renderPage(SearchPage, everybody);
    await card('Asha Mehta');
    refuses('getAllProfiles', 429, { message: ENOUGH });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(ENOUGH);
    await card('Asha Mehta');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('never shows the cards of other filters if the call for the current filters fails', async () => {
    recordQueries();
    const { user } = renderPage(SearchPage, everybody);
    await card('Asha Mehta');
    refuses('getAllProfiles', 503);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'MALE');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    expect(screen.queryByText('Asha Mehta')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), '');
    await card('Asha Mehta');
  });
});

describe('the candidate of a search', () => {
  it('starts with matches for the family’s candidate, without the family’s own biodata', async () => {
    const ownQueries: unknown[] = [];
    answers('getOwnProfiles', ({ query }) => {
      ownQueries.push(query);
      return ownProfilesReply([child]);
    });
    const child = buildProfile({ gender: 'FEMALE', age: 27 });
    const forProfile = String(child.id);
    const asked = recordQueries();
    const { address } = renderPage(SearchPage, at);
    await card('Asha Mehta');
    const suited = { gender: 'MALE', minAge: '27', maxAge: '35', forProfile };
    expect(asked).toEqual([{ ...suited, without: 'own', page: '1', pageSize: '20' }]);
    // This query lacks `shownOn`: only home marks the “still looking?” questions as read.
    expect(ownQueries).toEqual([{ page: '1', pageSize: '20' }]);
    expect(address()).toBe(
      `/search-profiles?gender=MALE&minAge=27&maxAge=35&forProfile=${forProfile}&page=1`,
    );
    expect(screen.getByRole('combobox', { name: 'Looking for' })).toHaveProperty(
      'value',
      `for:${forProfile}`,
    );
    screen.getByRole('button', { name: 'Age: 27–35' });
  });

  it('does not search for a candidate whose match is found', async () => {
    const settled = buildProfile({ fullname: 'ROHIT MEHTA', gender: 'MALE', age: 30, listing: 'settled' });
    const sister = buildProfile({ fullname: 'KIRAN MEHTA', gender: 'FEMALE', age: 24 });
    answers('getOwnProfiles', ownProfilesReply([settled, sister]));
    const asked = recordQueries();
    renderPage(SearchPage, at);
    await card('Asha Mehta');
    expect(asked).toMatchObject([{ gender: 'MALE', minAge: '24', maxAge: '32' }]);
    screen.getByRole('option', { name: 'For Kiran' });
    expect(screen.queryByRole('option', { name: 'For Rohit' })).toBeNull();
  });

  it('searches all biodata for a family whose only candidate has found a match', async () => {
    answers('getOwnProfiles', ownProfilesReply([buildProfile({ listing: 'settled' })]));
    const asked = recordQueries();
    renderPage(SearchPage, at);
    await card('Asha Mehta');
    expect(asked).toEqual([{ without: 'own', page: '1', pageSize: '20' }]);
  });

  it('searches all biodata for a family without candidates', async () => {
    const asked = recordQueries();
    renderPage(SearchPage, at);
    await card('Asha Mehta');
    expect(asked).toEqual([{ without: 'own', page: '1', pageSize: '20' }]);
  });

  it('searches for another candidate of the family on request', async () => {
    const children = [
      buildProfile({ fullname: 'ROHIT MEHTA', gender: 'MALE', age: 24 }),
      buildProfile({ fullname: 'KIRAN MEHTA', gender: 'FEMALE', age: 30 }),
    ];
    answers('getOwnProfiles', ownProfilesReply(children));
    const asked = recordQueries();
    const { user } = renderPage(SearchPage, at);
    await card('Asha Mehta');
    // A son's match is up to eight years younger, and never below the youngest age of all.
    expect(asked[0]).toMatchObject({ gender: 'FEMALE', minAge: '21', maxAge: '24' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'For Kiran');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ gender: 'MALE', minAge: '30', maxAge: '38' }));
  });

  it('reads the filters from the address', async () => {
    const asked = recordQueries();
    renderPage(SearchPage, { ...at, at: '/search-profiles?gender=FEMALE&village=DHAN,NIMBAJ&minAge=22' });
    await card('Asha Mehta');
    expect(asked[0]).toMatchObject({ gender: 'FEMALE', village: 'DHAN,NIMBAJ', minAge: '22', page: '1' });
    for (const name of ['Age: From 22', 'Dhan', 'Nimbaj']) screen.getByRole('button', { name });
  });

  it('names a height in feet and inches in Hindi, without years', async () => {
    recordQueries();
    renderPage(SearchPage, { ...at, at: '/search-profiles?minHeight=157&page=1', language: 'hi' });
    await screen.findByRole('button', { name: /^5′\s2″ से$/ });
  });

  it('shows how many biodata the chosen filters find before the viewer applies them', async () => {
    const asked = recordQueries([asha], 23);
    const { user, address } = renderPage(SearchPage, { ...at, at: '/search-profiles?gender=MALE&page=1' });
    await card('Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Dhan' }));
    await user.type(sheet.getByLabelText('City'), 'Surat');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ village: 'DHAN', city: 'Surat' }));
    expect(address()).toBe('/search-profiles?gender=MALE&page=1');
    await user.click(await sheet.findByRole('button', { name: 'Show 23 boys' }));
    expect(address()).toBe('/search-profiles?gender=MALE&page=1&village=DHAN&city=Surat');
    await screen.findByRole('button', { name: 'Remove: Surat' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the cards of the search', () => {
  it('loads more cards on request, and focuses the first new one', async () => {
    answers('getAllProfiles', ({ query }) =>
      profilesReply([buildFoundProfile({ fullname: `CHILD OF PAGE ${query.page}` })], { total: 41 }),
    );
    const { user, address } = renderPage(SearchPage, everybody);
    await card('Child of Page 1');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('Child of Page 2');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View: Child of Page 2' }));
    expect(address()).toBe('/search-profiles?page=2');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('Child of Page 3');
    await card('Child of Page 1');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('loads as many pages of cards as the address names', async () => {
    const asked = recordQueries([], 60);
    renderPage(SearchPage, { ...at, at: '/search-profiles?page=3' });
    await waitFor(() => expect(asked.map(({ page }) => page).sort()).toEqual(['1', '2', '3']));
  });

  it('counts and marks biodata that are shown since the last visit', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: me.id, value: { at } }));
    recordQueries([
      // This biodata is new: it was created before the last visit, but shown only after it.
      buildFoundProfile({
        fullname: 'NEW CHILD',
        createdAt: '2026-01-09T10:00:00.000Z',
        shownSince: '2026-01-11T10:00:00.000Z',
      }),
      buildFoundProfile({ fullname: 'OLD CHILD', shownSince: '2026-01-09T10:00:00.000Z' }),
    ]);
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('2 found · 1 new since your last visit');
    within(await card('New Child')).getByText('New');
    expect(within(await card('Old Child')).queryByText('New')).toBeNull();
  });

  it('counts the new biodata as “20 or more” if only the first twenty are loaded', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: me.id, value: { at } }));
    const rows = Array.from({ length: 20 }, () =>
      buildFoundProfile({ shownSince: '2026-01-11T10:00:00.000Z' }),
    );
    recordQueries(rows, 35);
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('35 found · 20 or more new since your last visit');
  });

  it('ignores the visits and searches of another account', async () => {
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: -1, value: { at } }));
    localStorage.setItem(
      'pehchan.kept.search.last',
      JSON.stringify({ account: -1, value: { search: 'PAYAL' } }),
    );
    const asked = recordQueries([buildFoundProfile({ fullname: 'NEW CHILD' })]);
    renderPage(SearchPage, { path: '/search-profiles' });
    expect(within(await card('New Child')).queryByText('New')).toBeNull();
    expect(asked[0]).not.toHaveProperty('search');
  });
});

describe('the table of the search', () => {
  const openTable = async (where = everybody) => {
    const shown = renderPage(SearchPage, where);
    await shown.user.click(await screen.findByRole('button', { name: 'Table' }));
    return shown;
  };

  it('offers a table in the desktop layout, with the ten columns of the specification', async () => {
    recordQueries();
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
    screen.getByRole('link', { name: 'View: Asha Mehta' });
  });

  it('shows the API’s reason instead of the table, without a retry button, after the daily limit', async () => {
    refuses('getAllProfiles', 429, { message: ENOUGH });
    await openTable();
    await screen.findByText(ENOUGH);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('counts new biodata on the first page of the table, and stores the visit', async () => {
    const me = buildSessionUser();
    const at = new Date('2026-01-10T10:00:00.000Z').valueOf();
    const key = 'pehchan.kept.search.visit';
    localStorage.setItem(key, JSON.stringify({ account: me.id, value: { at } }));
    recordQueries([buildFoundProfile({ shownSince: '2026-01-11T10:00:00.000Z' })], 12);
    localStorage.setItem('pehchan.kept.search.view', JSON.stringify({ account: me.id, value: 'table' }));
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByText('12 found · 1 or more new since your last visit');
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: { at: number } };
    expect(value?.at).toBeGreaterThan(at);
  });

  it('opens the table again if the account chose it before', async () => {
    const me = buildSessionUser();
    localStorage.setItem('pehchan.kept.search.view', JSON.stringify({ account: me.id, value: 'table' }));
    recordQueries();
    renderPage(SearchPage, { ...everybody, as: me });
    await screen.findByRole('columnheader', { name: 'NAME' });
  });

  it('offers no table on a phone', async () => {
    recordQueries();
    renderPage(SearchPage, { ...everybody, onPhone: true });
    await card('Asha Mehta');
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  });

  it('turns the pages of the table, with five rows each', async () => {
    const asked = recordQueries([asha], 12);
    const { user, address } = await openTable();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('Page 2 of 3');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '5' }));
    expect(address()).toBe('/search-profiles?page=2');
  });

  it('keeps the focus on “Next page” at the last page, and goes no further', async () => {
    recordQueries([asha], 6);
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
