import {
  answers,
  buildProfile,
  holds,
  profilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import SearchPage from './search-page.tsx';

const asha = buildProfile({ fullname: 'ASHA MEHTA', phone: '9876500001' });
const at = { path: '/search-profiles' };

describe('search', () => {
  it('shows that biodata are on their way, then how many were found', async () => {
    const arrive = holds('getAllProfiles', profilesReply([asha], { total: 148 }));
    renderPage(SearchPage, at);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('148 found');
    await screen.findByText('ASHA MEHTA');
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
      expect(screen.getByRole('columnheader', { name })).toBeInstanceOf(HTMLElement);
    }
  });

  it('says when nothing was found, and keeps the filters in sight', async () => {
    answers('getAllProfiles', profilesReply([]));
    renderPage(SearchPage, at);
    await screen.findByText('No profiles found.');
    expect(screen.getByRole('search', { name: 'Filters' })).toBeInstanceOf(HTMLElement);
  });

  it('says what failed, and finds at the next try', async () => {
    refuses('getAllProfiles', 503);
    const { user } = renderPage(SearchPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    answers('getAllProfiles', profilesReply([asha]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('ASHA MEHTA');
  });

  it('never shows rows under filters that aren’t theirs, when the answer to those has failed', async () => {
    answers('getAllProfiles', profilesReply([asha]));
    const { user } = renderPage(SearchPage, at);
    await screen.findByText('ASHA MEHTA');
    refuses('getAllProfiles', 503);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Village' }), 'DHAN');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Biodata');
    expect(screen.queryByText('ASHA MEHTA')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Village' }), '');
    await screen.findByText('ASHA MEHTA');
  });

  it('begins with the filters and the page of its address', async () => {
    const asked: Record<string, string>[] = [];
    answers('getAllProfiles', ({ query }) => {
      asked.push(query);
      return profilesReply([asha], { total: 40, page: 3 });
    });
    renderPage(SearchPage, { ...at, at: '/search-profiles?gender=FEMALE&village=DHAN&minAge=22&page=3' });
    await screen.findByText('ASHA MEHTA');
    expect(asked[0]).toEqual({ gender: 'FEMALE', village: 'DHAN', minAge: '22', page: '3', pageSize: '5' });
    expect(screen.getByRole('combobox', { name: 'Village' })).toHaveProperty('value', 'DHAN');
    expect(screen.getByText('Page 3 of 8')).toBeInstanceOf(HTMLElement);
  });

  it('asks anew from the first page when a filter changes, and writes it into the address', async () => {
    const asked: Record<string, string>[] = [];
    answers('getAllProfiles', ({ query }) => {
      asked.push(query);
      return profilesReply([asha], { total: 40, page: Number(query.page) });
    });
    const { user, address } = renderPage(SearchPage, { ...at, at: '/search-profiles?page=3' });
    await screen.findByText('ASHA MEHTA');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Male');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ gender: 'MALE', page: '1' }));
    expect(address()).toBe('/search-profiles?page=1&gender=MALE');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveProperty('value', '');
    expect(address()).toBe('/search-profiles?page=1');
  });

  it('turns the page', async () => {
    answers('getAllProfiles', ({ query }) =>
      profilesReply([buildProfile({ fullname: `CHILD OF PAGE ${query.page}` })], {
        total: 12,
        page: Number(query.page),
      }),
    );
    const { user, address } = renderPage(SearchPage, at);
    await screen.findByText('CHILD OF PAGE 1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('CHILD OF PAGE 2');
    expect(address()).toBe('/search-profiles?page=2');
  });

  it('leaves the focus on the button that led to the last page, and leads no further', async () => {
    answers('getAllProfiles', ({ query }) => profilesReply([asha], { total: 6, page: Number(query.page) }));
    const { user, address } = renderPage(SearchPage, at);
    const next = await screen.findByRole('button', { name: 'Next page' });
    await user.click(next);
    await screen.findByText('Page 2 of 2');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(address()).toBe('/search-profiles?page=2');
  });
});
