import type { EndpointName } from '@pehchan/contract/endpoints';
import {
  answers,
  buildAdministrator,
  buildProfile,
  buildUser,
  holds,
  profilesReply,
  refuses,
  renderPage,
  screen,
  sends,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import type { ComponentType } from 'react';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import { ApprovedPage, FemalePage, MalePage, RejectedPage, TotalPage } from './pages.tsx';
import { sayWhy } from '../../components/review/testing.ts';

type Case = {
  Page: ComponentType;
  call: Extract<EndpointName, `get${string}Profiles`>;
  title: string;
  failed: string;
  exported: Record<string, string>;
};

const asha = buildProfile({ fullname: 'ASHA MEHTA', user: buildUser({ name: 'RAMESH MEHTA' }) });

const CASES: Case[] = [
  {
    Page: RejectedPage,
    call: 'getRejectedProfiles',
    title: 'Rejected Biodata',
    failed: 'Error in Getting Rejected Biodata',
    exported: { status: 'rejected' },
  },
  {
    Page: TotalPage,
    call: 'getTotalProfiles',
    title: 'All Biodata',
    failed: 'Error in Getting Total Biodata',
    exported: {},
  },
  {
    Page: ApprovedPage,
    call: 'getApprovedProfiles',
    title: 'Approved Biodata',
    failed: 'Error in Getting Approved Biodata',
    exported: { status: 'approved' },
  },
  {
    Page: FemalePage,
    call: 'getFemaleProfiles',
    title: 'Female Biodata',
    failed: 'Error in Getting Female Biodata',
    exported: { gender: 'FEMALE' },
  },
  {
    Page: MalePage,
    call: 'getMaleProfiles',
    title: 'Male Biodata',
    failed: 'Error in Getting Male Biodata',
    exported: { gender: 'MALE' },
  },
];

const open = (Page: ComponentType, options = {}) =>
  renderPage(Page, { as: buildAdministrator(), path: '/list', ...options });

describe.each(CASES)('$title', ({ Page, call, title, failed, exported }) => {
  it('shows the biodata and the total that its own call returns', async () => {
    answers(call, profilesReply([asha], { total: 42 }));
    open(Page);
    await screen.findByRole('heading', { level: 1, name: title });
    await screen.findByText('42 found');
    await screen.findByText('Asha Mehta');
  });

  it('shows its own error message if its call fails', async () => {
    refuses(call, 500);
    open(Page);
    within(await screen.findByRole('alert')).getByText(failed);
  });

  it('exports the biodata with the current filters and sort order', async () => {
    const asked: Record<string, string>[] = [];
    answers(call, profilesReply([asha]));
    sends('exportProfiles', 'a spreadsheet', ({ query }) => asked.push(query));
    const { user } = open(Page, { at: '/list?village=DHAN&sort=fullname&order=desc' });
    await screen.findByText('Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() =>
      expect(asked).toEqual([{ village: 'DHAN', sort: 'fullname', order: 'desc', ...exported }]),
    );
  });
});

describe('a biodata list', () => {
  it('keeps the current rows readable while the next page loads', async () => {
    answers('getTotalProfiles', profilesReply([asha], { total: 12 }));
    const { user } = open(TotalPage);
    await screen.findByText('Asha Mehta');
    const sita = buildProfile({ fullname: 'SITA MEHTA' });
    const arrive = holds('getTotalProfiles', profilesReply([sita], { total: 12, page: 2 }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    screen.getByText('Asha Mehta');
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
    arrive();
    await screen.findByText('Sita Mehta');
  });

  it('reports that no biodata were found, and keeps the filters visible', async () => {
    answers('getTotalProfiles', profilesReply([]));
    open(TotalPage);
    await screen.findByText('No profiles found.');
    screen.getByRole('combobox', { name: 'Village' });
  });

  it('sorts the biodata by a column when its heading is pressed', async () => {
    const asked: Record<string, string>[] = [];
    answers('getTotalProfiles', ({ query }) => {
      asked.push(query);
      return profilesReply([asha]);
    });
    const { user } = open(TotalPage);
    await user.click(await screen.findByRole('columnheader', { name: 'City' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'currentLiveCity', order: 'asc' }));
  });

  it('offers no gender filter in the list of female biodata', async () => {
    answers('getFemaleProfiles', profilesReply([asha]));
    open(FemalePage);
    await screen.findByText('Asha Mehta');
    expect(screen.queryByRole('combobox', { name: 'Gender' })).toBeNull();
    screen.getByRole('combobox', { name: 'Village' });
  });

  it('lets an administrator decide on the family in each row', async () => {
    answers('getApprovedProfiles', profilesReply([asha]));
    answers('rejectUser', { message: 'User rejected' });
    const { user } = open(ApprovedPage);
    await user.click(await screen.findByRole('button', { name: 'Reject: Ramesh Mehta' }));
    await screen.findByText('Are you sure you want to Reject this User ?');
    answers('getApprovedProfiles', profilesReply([]));
    await sayWhy(user);
    await waitFor(() => expect(screen.queryByText('Asha Mehta')).toBeNull());
  });

  it('shows each biodata as a card with its account status on a phone', async () => {
    answers(
      'getRejectedProfiles',
      profilesReply([{ ...asha, user: buildUser({ IsRejected: true, IsApproved: false }) }]),
    );
    open(RejectedPage, { onPhone: true });
    within(await screen.findByRole('article', { name: 'Asha Mehta' })).getByText('Rejected');
  });
});
