import {
  answers,
  buildAdministrator,
  buildPendingUser,
  buildProfile,
  choose,
  holds,
  refuses,
  renderPage,
  screen,
  sends,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import UsersPage from './users-page.tsx';
import { sayWhy } from '../../components/review/testing.ts';

const approved = buildPendingUser({ name: 'OTARAM SUTHAR', IsApproved: true });
const rejected = buildPendingUser({ name: 'JETHMAL PUROHIT', IsRejected: true });

const open = (options = {}) =>
  renderPage(UsersPage, { as: buildAdministrator(), path: '/userlist', ...options });

describe('the user list', () => {
  it('shows a loading indicator, then the accounts in a table with eight columns', async () => {
    const arrive = holds('getUsers', usersReply([approved, rejected], { total: 120 }));
    open();
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('120 found');
    for (const name of ['SrNo', 'Name', 'Email', 'Phone', 'Father', 'Village', 'Status', 'Actions']) {
      await screen.findByRole('columnheader', { name });
    }
  });

  it('reports that no user was found', async () => {
    answers('getUsers', usersReply([]));
    open();
    await screen.findByText('No users found.');
  });

  it('shows an error, and the accounts after a retry', async () => {
    refuses('getUsers', 500);
    const { user } = open();
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Users');
    answers('getUsers', usersReply([approved]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Otaram Suthar');
  });

  it('reads its filters, order and page from the address, and writes the filters back', async () => {
    const asked: Record<string, string>[] = [];
    answers('getUsers', ({ query }) => {
      asked.push(query);
      return usersReply([approved], { total: 90, page: Number(query.page) });
    });
    const { user, address } = open({
      at: '/userlist?search=suthar&status=approved&sort=name&order=desc&page=2',
    });
    await screen.findByText('Otaram Suthar');
    expect(asked).toEqual([
      {
        search: 'suthar',
        status: 'approved',
        sort: 'name',
        order: 'desc',
        page: '2',
        pageSize: '20',
      },
    ]);
    await choose(user, 'Status', 'Rejected');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'rejected', page: '1' }));
    expect(address()).toContain('status=rejected');
    expect(address()).not.toContain('suthar');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '2' }));
  });

  it('opens on the page where the user list was left, whatever page another list is on', async () => {
    localStorage.setItem('pehchan.page.users', '4');
    localStorage.setItem('pehchan.page.pending', '2');
    const asked: (string | undefined)[] = [];
    answers('getUsers', ({ query }) => {
      asked.push(query.page);
      return usersReply([approved], { total: 90, page: 4 });
    });
    open();
    await screen.findByText('Page 4 of 18');
    expect(asked).toEqual(['4']);
  });

  it('shows each account’s biodata on a phone, or that it has no biodata', async () => {
    const asha = buildProfile({ fullname: 'ASHA SUTHAR' });
    answers('getUsers', usersReply([{ ...approved, profiles: [asha] }, rejected]));
    open({ onPhone: true });
    const card = await screen.findByRole('article', { name: 'Otaram Suthar' });
    expect(within(card).getByRole('link', { name: 'Asha Suthar' }).getAttribute('href')).toBe(
      `/profile/get-profile/${asha.id}`,
    );
    within(screen.getByRole('article', { name: 'Jethmal Purohit' })).getByText('No Biodata Added Yet.');
  });

  it('offers the sort order as a choice on a phone, which has no column headings', async () => {
    const asked: Record<string, string>[] = [];
    answers('getUsers', ({ query }) => {
      asked.push(query);
      return usersReply([approved]);
    });
    const { user, address } = open({ onPhone: true });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Village, descending');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'village', order: 'desc' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    await waitFor(() => expect(address()).toBe('/userlist?page=1'));
  });
});

it('shows the number of families and the sort orders in Hindi', async () => {
  answers('getUsers', usersReply([approved]));
  open({ onPhone: true, language: 'hi' });
  await screen.findByText('1 परिवार मिले');
  const sorts = within(screen.getByRole('combobox', { name: 'किस क्रम में' })).getAllByRole('option');
  expect(sorts.map(({ textContent }) => textContent)).toEqual([
    'नए पहले',
    'नाम के क्रम में',
    'नाम के उलटे क्रम में',
    'पिता के क्रम में',
    'पिता के उलटे क्रम में',
    'गाँव के क्रम में',
    'गाँव के उलटे क्रम में',
    'कब से इंतज़ार में: पुराने पहले',
    'कब से इंतज़ार में: नए पहले',
  ]);
});

describe('a later change of a decision', () => {
  it('offers only the other account statuses, and asks before it sets an account back', async () => {
    answers('getUsers', usersReply([approved]));
    answers('pendUser', { message: 'User moved back to pending' });
    const { user } = open();
    await screen.findByRole('button', { name: 'Reject: Otaram Suthar' });
    expect(screen.queryByRole('button', { name: 'Approve: Otaram Suthar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to pending: Otaram Suthar' }));
    await screen.findByText('Are you sure you want to set this User back to Pending ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('User moved back to pending');
  });

  it('offers administrators no decision on themselves', async () => {
    const me = buildAdministrator({ name: 'ASHOK PUROHIT' });
    answers('getUsers', usersReply([{ ...approved, ...me, profiles: [] }, rejected]));
    open({ as: me });
    await screen.findByRole('button', { name: 'Approve: Jethmal Purohit' });
    expect(screen.queryByRole('button', { name: /(Reject|Back to pending): ASHOK/ })).toBeNull();
  });

  it.each([
    ['Back to pending: Otaram Suthar', 'pendUser', 'Error Updating Pending User'],
    ['Reject: Otaram Suthar', 'rejectUser', 'Error Rejecting User'],
  ] as const)('shows an error if the decision fails: %s', async (button, call, sentence) => {
    answers('getUsers', usersReply([approved]));
    refuses(call, 500, { message: 'The service rests.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: button }));
    if (call === 'rejectUser') await sayWhy(user);
    else await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText(`${sentence}. The service rests.`);
  });
});

it('keeps the focus in the user list after a decision changes the buttons of a row', async () => {
  let shown = approved;
  answers('getUsers', () => usersReply([shown]));
  answers('rejectUser', () => {
    shown = { ...approved, IsApproved: false, IsRejected: true };
    return { message: 'User rejected' };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
  await sayWhy(user);
  await screen.findByRole('button', { name: 'Approve: Otaram Suthar' });
  expect(document.activeElement?.getAttribute('data-list')).toBe('users');
});

it('sends one call for each account status when an administrator decides on mixed accounts', async () => {
  const sent: { from: string; ids: number[] }[] = [];
  answers('getUsers', usersReply([rejected, approved]));
  answers('reviewUsers', async ({ request }) => {
    const form = (await request.json()) as (typeof sent)[number];
    sent.push(form);
    const results = form.ids.map((id) => ({ id, ok: true, message: 'User moved back to pending' }));
    return { results, message: '1 of 1 users moved' };
  });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Back to pending: 2 selected' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('2 of 2 users moved');
  expect(sent).toMatchObject([
    { ids: [approved.id], status: 'pending', from: 'approved' },
    { ids: [rejected.id], status: 'pending', from: 'rejected' },
  ]);
});

describe('the export of the user list', () => {
  it('exports the accounts with the current filters and sort order, without a page', async () => {
    const asked: Record<string, string>[] = [];
    answers('getUsers', usersReply([approved], { total: 7 }));
    sends('exportUsers', 'a spreadsheet', ({ query }) => asked.push(query));
    const { user } = open({ at: '/userlist?search=suthar&status=approved&page=2' });
    await screen.findByText('Otaram Suthar');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(asked).toEqual([{ search: 'suthar', status: 'approved' }]));
  });

  it('shows an error if the export fails, and lets the administrator retry', async () => {
    answers('getUsers', usersReply([approved]));
    refuses('exportUsers', 503, { message: 'The service rests.' });
    const { user } = open();
    await screen.findByText('Otaram Suthar');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await screen.findByText('The list couldn’t be exported. The service rests.');
    const again = await screen.findByRole('button', { name: 'Export to Excel' });
    expect(again).toHaveProperty('disabled', false);
  });

  it('disables the export of an empty list', async () => {
    answers('getUsers', usersReply([]));
    open();
    await screen.findByText('No users found.');
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveProperty('disabled', true);
  });
});

it('shows the user list in Hindi', async () => {
  answers('getUsers', usersReply([approved]));
  open({ language: 'hi' });
  await screen.findByRole('columnheader', { name: 'गाँव' });
  screen.getByRole('heading', { name: 'परिवारों की सूची' });
});
