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
// Its parts for the desk are here before the first test begins to wait for them.
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
  it('lists what its own call answers', async () => {
    answers(call, profilesReply([asha], { total: 42 }));
    open(Page);
    await screen.findByRole('heading', { level: 1, name: title });
    await screen.findByText('42 found');
    await screen.findByText('ASHA MEHTA');
  });

  it('says in its own words what failed', async () => {
    refuses(call, 500);
    open(Page);
    within(await screen.findByRole('alert')).getByText(failed);
  });

  it('is exported as it is shown', async () => {
    const asked: Record<string, string>[] = [];
    answers(call, profilesReply([asha]));
    sends('exportProfiles', 'a spreadsheet', ({ query }) => asked.push(query));
    const { user } = open(Page, { at: '/list?village=DHAN&sort=fullname&order=desc' });
    await screen.findByText('ASHA MEHTA');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() =>
      expect(asked).toEqual([{ village: 'DHAN', sort: 'fullname', order: 'desc', ...exported }]),
    );
  });
});

describe('a list of biodata', () => {
  it('keeps the old rows readable while the next are on their way', async () => {
    answers('getTotalProfiles', profilesReply([asha], { total: 12 }));
    const { user } = open(TotalPage);
    await screen.findByText('ASHA MEHTA');
    const sita = buildProfile({ fullname: 'SITA MEHTA' });
    const arrive = holds('getTotalProfiles', profilesReply([sita], { total: 12, page: 2 }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    screen.getByText('ASHA MEHTA');
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
    arrive();
    await screen.findByText('SITA MEHTA');
  });

  it('says when nothing was found, and keeps the filters in sight', async () => {
    answers('getTotalProfiles', profilesReply([]));
    open(TotalPage);
    await screen.findByText('No profiles found.');
    screen.getByRole('search', { name: 'Filters' });
  });

  it('is sorted by its headings', async () => {
    const asked: Record<string, string>[] = [];
    answers('getTotalProfiles', ({ query }) => {
      asked.push(query);
      return profilesReply([asha]);
    });
    const { user } = open(TotalPage);
    await user.click(await screen.findByRole('columnheader', { name: 'City' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'currentLiveCity', order: 'asc' }));
  });

  it('of daughters asks for no gender', async () => {
    answers('getFemaleProfiles', profilesReply([asha]));
    open(FemalePage);
    await screen.findByText('ASHA MEHTA');
    expect(screen.queryByRole('combobox', { name: 'Gender' })).toBeNull();
    screen.getByRole('combobox', { name: 'Village' });
  });

  it('has the decision on the family in each row', async () => {
    answers('getApprovedProfiles', profilesReply([asha]));
    answers('rejectUser', { message: 'User rejected' });
    const { user } = open(ApprovedPage);
    await user.click(await screen.findByRole('button', { name: 'Reject: RAMESH MEHTA' }));
    await screen.findByText('Are you sure you want to Reject this User ?');
    answers('getApprovedProfiles', profilesReply([]));
    await sayWhy(user);
    await waitFor(() => expect(screen.queryByText('ASHA MEHTA')).toBeNull());
  });

  it('has cards on a phone, each with its standing', async () => {
    answers(
      'getRejectedProfiles',
      profilesReply([{ ...asha, user: buildUser({ IsRejected: true, IsApproved: false }) }]),
    );
    open(RejectedPage, { onPhone: true });
    within(await screen.findByRole('article', { name: 'ASHA MEHTA' })).getByText('Rejected');
  });
});
