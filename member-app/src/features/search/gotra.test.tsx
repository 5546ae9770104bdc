import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { API_VERSION_HEADER } from '@pehchan/contract/common';
import {
  answers,
  buildFoundProfile,
  buildProfile,
  buildSessionUser,
  ownProfilesReply,
  profilesReply,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchPage from './search-page.tsx';

const son = buildProfile({ fullname: 'ROHIT MEHTA', gender: 'MALE', age: 28 });
const asha = buildFoundProfile({ fullname: 'ASHA LAL' });
const suited = `gender=FEMALE&minAge=21&maxAge=28&forProfile=${son.id}&page=1`;
const at = { path: '/search-profiles', at: `/search-profiles?${suited}` };

let asked: Record<string, string>[] = [];
const replyWith = (more: Partial<FoundProfilesReply> = {}, rows = [asha]) =>
  answers('getAllProfiles', ({ query }) => {
    asked.push(query);
    return { ...profilesReply(rows), ...more };
  });

beforeEach(() => {
  asked = [];
  answers('getOwnProfiles', ownProfilesReply([son]));
  answers('getShortlist', { entries: [] });
  answers('getGotras', { gotras: [{ id: 4, name: 'GAUTAM' }, { id: 7, name: 'PARMAR' }] }); // prettier-ignore
});

const sheet = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

describe('the gotra rule of the search', () => {
  it('reports how many biodata the rule hides, and shows and hides them on request', async () => {
    replyWith({ leftOut: 12 });
    const { user, address } = renderPage(SearchPage, at);
    await user.click(await screen.findByRole('button', { name: '12 hidden: same gotra – show' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ forProfile: String(son.id), clashes: 'show' }));
    await user.click(await screen.findByRole('button', { name: 'Same gotra shown – hide again' }));
    expect(address()).not.toContain('clashes');
  });

  it('has no line about hidden biodata if the rule hides no biodata', async () => {
    replyWith({ leftOut: 0 });
    renderPage(SearchPage, at);
    await screen.findByRole('article', { name: 'Asha Lal' });
    expect(screen.queryByRole('button', { name: /hidden/ })).toBeNull();
  });

  it.each(['cards', 'table'])('shows a sentence about gotras that are the same, in the %s', async (view) => {
    const me = buildSessionUser();
    const value = JSON.stringify({ account: me.id, value: view });
    localStorage.setItem('pehchan.kept.search.view', value);
    const clash = 'Mother’s gotra is the same as yours: Solanki';
    answers('getAllProfiles', profilesReply([{ ...asha, clash }]));
    renderPage(SearchPage, { ...at, as: me });
    await screen.findByText(clash);
  });

  it('stores the rule that the family chooses for its candidate', async () => {
    replyWith();
    let sent: unknown;
    answers('setGotraRule', async ({ request }) => {
      sent = [request.url.split('/').at(-1), await request.json()];
      return { message: 'Kept' };
    });
    const { user } = renderPage(SearchPage, at);
    const dialog = await sheet(user);
    const rules = within(dialog.getByRole('radiogroup', { name: 'Gotras to leave out for Rohit Mehta' }));
    expect(rules.getByRole('radio', { name: /^Own gotra/ })).toHaveProperty('checked', true);
    expect(rules.getAllByRole('radio')).toHaveLength(4);
    expect(rules.getByText('A blank or unknown gotra is not compared.')).toBeTruthy();
    await user.click(rules.getByRole('radio', { name: /^All four gotras/ }));
    await waitFor(() => expect(sent).toEqual([String(son.id), { gotraRule: 'all' }]));
  });

  it('drops a candidate of the address that the family no longer has', async () => {
    replyWith();
    const { address } = renderPage(SearchPage, { ...at, at: '/search-profiles?forProfile=999999&page=1' });
    await screen.findByRole('article', { name: 'Asha Lal' });
    expect(address()).toBe('/search-profiles?page=1');
  });

  it('keeps the ages that the family chose for its candidate', async () => {
    replyWith();
    const { user, address } = renderPage(SearchPage, at);
    const dialog = await sheet(user);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Age from' }), '25');
    await user.click(await dialog.findByRole('button', { name: 'Show 1 girl' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'Boys');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'For Rohit');
    expect(address()).toContain('gender=FEMALE&minAge=25&maxAge=28');
  });
});

describe('the filters of the search', () => {
  it('finds a gotra by typing, and puts its number and not its name into the address', async () => {
    replyWith();
    const { user, address } = renderPage(SearchPage, at);
    const dialog = await sheet(user);
    await user.type(dialog.getByRole('searchbox', { name: 'Find a gotra' }), 'par');
    expect(dialog.queryByRole('radio', { name: 'Gautam' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Parmar' }));
    await user.click(await dialog.findByRole('button', { name: 'Show 1 girl' }));
    expect(address()).toContain('gotra=7');
    expect(address()).not.toMatch(/parmar/i);
    await screen.findByRole('button', { name: 'Gotra Parmar' });
  });

  it('sends heights in centimetres, several villages, education and work', async () => {
    replyWith();
    const { user } = renderPage(SearchPage, at);
    const dialog = await sheet(user);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Height from' }), '157');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Work' }), 'Private');
    await user.type(dialog.getByRole('searchbox', { name: 'Education' }), 'B.Com');
    for (const name of ['Dhan', 'Nimbaj']) await user.click(dialog.getByRole('checkbox', { name }));
    const wanted = { minHeight: '157', work: 'PRIVATE', education: 'B.Com', village: 'DHAN,NIMBAJ' };
    await waitFor(() => expect(asked.at(-1)).toMatchObject(wanted));
  });

  it('removes one filter with its chip, and focuses the next chip', async () => {
    replyWith();
    const { user } = renderPage(SearchPage, { ...at, at: `${at.at}&village=DHAN,NIMBAJ` });
    await user.click(await screen.findByRole('button', { name: 'Remove: Dhan' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ village: 'NIMBAJ' }));
    expect(screen.queryByRole('button', { name: 'Dhan' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Nimbaj' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Nimbaj' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Age: 21–28' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('minAge'));
  });

  it('offers the nearest searches that find someone', async () => {
    const steps = [
      { more: 8, maxAge: 29 },
      { more: 2, minHeight: 157 },
    ];
    replyWith({ nearest: [...steps, { more: 3, without: 'city' }] }, []);
    const { user } = renderPage(SearchPage, { ...at, at: `${at.at}&city=surat` });
    await user.click(await screen.findByRole('button', { name: '8 more if the age goes to 29' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ minAge: '21', maxAge: '29', city: 'surat' }));
    screen.getByRole('button', { name: /^2 more if the height starts at 5′.2″$/ });
    await user.click(screen.getByRole('button', { name: '3 more without “City”' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('city'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({
        ...{ gender: 'FEMALE', forProfile: String(son.id) },
        ...{ without: 'own', page: '1', pageSize: '20' },
      });
    });
  });

  it('asks for new biodata first, by the time of the last visit', async () => {
    const me = buildSessionUser();
    const at2 = Date.parse('2026-01-10T10:00:00.000Z');
    localStorage.setItem('pehchan.kept.search.visit', JSON.stringify({ account: me.id, value: { at: at2 } }));
    replyWith();
    renderPage(SearchPage, { ...at, as: me });
    await waitFor(() => expect(asked[0]).toMatchObject({ newSince: '2026-01-10T10:00:00.000Z' }));
  });

  it('sends an API before version 2.2 only the filters that it has', async () => {
    const headers = { [API_VERSION_HEADER]: '2.1.0' };
    answers('getOwnProfiles', () => Response.json(ownProfilesReply([son]), { headers }));
    answers('getAllProfiles', ({ query }) => {
      asked.push(query);
      return Response.json(profilesReply([asha]), { headers });
    });
    const { user } = renderPage(SearchPage, { ...at, at: `${at.at}&village=DHAN,NIMBAJ&gotra=7` });
    await screen.findByRole('article', { name: 'Asha Lal' });
    await waitFor(() => {
      expect(asked).toContainEqual({
        ...{ gender: 'FEMALE', minAge: '21', maxAge: '28', village: 'DHAN' },
        ...{ without: 'own', page: '1', pageSize: '20' },
      });
    });
    const dialog = await sheet(user);
    for (const name of ['Gotras to leave out for Rohit Mehta', 'Gotra']) {
      expect(dialog.queryByRole('radiogroup', { name })).toBeNull();
    }
  });
});
