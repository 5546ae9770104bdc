import {
  answers,
  buildAdministrator,
  countsReply,
  holds,
  refuses,
  screen,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it, vi } from 'vitest';
import { jethmal, mohan, openDashboard, otaram } from './testing.ts';
import { sayWhy } from '../../components/review/testing.ts';

describe('the dashboard', () => {
  it('shows seven counts of accounts and biodata', async () => {
    answers('getCounts', countsReply({ totalProfiles: 213 }));
    answers('getPendingUsers', usersReply([]));
    openDashboard();
    const counts = await screen.findByRole('list', { name: 'Counts' });
    expect(within(counts).getAllByRole('listitem')).toHaveLength(7);
    await within(counts).findByText('213');
  });

  it('counts on the card of a list of biodata the biodata of that list, and no accounts', async () => {
    const accounts = { totalApprovedUsers: 86, totalRejectedUsers: 19 };
    answers('getCounts', countsReply({ ...accounts, totalApprovedProfiles: 157, totalRejectedProfiles: 23 }));
    answers('getPendingUsers', usersReply([]));
    openDashboard();
    await screen.findByRole('link', { name: /^Approved Biodata\s*157$/ });
    screen.getByRole('link', { name: /^Rejected Biodata\s*23$/ });
  });

  it('shows each heavy reader with the amounts and the time they were noticed', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard({ readers: [mohan] });
    const note = await screen.findByRole('note');
    expect(note.textContent.trim()).toBe(
      'Mohan Lal, Dhan (looks for Ravi Lal, Asha Lal): 230 biodata in lists in an hour, 84 biodata opened in a day, ' +
        '41 phone numbers in a week, the whole list of 148 in a day. Noticed 2 hours agoLog out everywhere',
    );
    expect(within(note).getByRole('link', { name: 'Mohan Lal' }).getAttribute('href')).toBe(
      '/admin/get-user-profiles-byUserId/7',
    );
  });

  it('shows a heavy reader without candidates in Hindi', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    const noticed = [{ kind: 'photos', within: 'hour', amount: 60 } as const];
    openDashboard({ readers: [{ ...mohan, candidates: [], noticed }], language: 'hi' });
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(/^ ?Mohan Lal, .+: एक घंटे में 60 बड़ी फ़ोटो देखीं. पता चला 2 घंटे पहले/);
  });

  it('ends the sessions of a heavy reader after the administrator confirms', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    const ended: string[] = [];
    answers('endSessionsOf', ({ request }) => {
      ended.push(new URL(request.url).pathname);
      return { message: 'That account is logged out everywhere.' };
    });
    const { user } = openDashboard({ readers: [mohan] });
    const button = await screen.findByRole('button', { name: 'Log out everywhere: Mohan Lal' });
    await user.click(button);
    const question = within(screen.getByRole('alertdialog'));
    question.getByText('Log this account out everywhere?');
    question.getByText('Mohan Lal');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([]);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('That account is logged out everywhere.');
    expect(ended).toEqual(['/api/v1/admin/sessions/7']);
  });

  it('shows how many reports wait for an answer, and links to them', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard({ openReports: 4 });
    const link = await screen.findByRole('link', { name: 'Messages to answer: 4' });
    expect(link.getAttribute('href')).toBe('/reports');
  });

  it('shows how many background jobs were given up, and links to the settings', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard({ givenUp: 3 });
    const note = await screen.findByRole('note');
    const link = within(note).getByRole('link', { name: /failed: 3$/ });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it('lists families to call before their biodata lapses, and records that one is still looking', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    const family = {
      profileId: 9,
      fullname: 'ASHA MEHTA',
      userId: 7,
      name: 'MOHAN LAL',
      phone: '9812345678',
      village: 'DHAN',
      askedAt: '2026-11-01T10:00:00.000Z',
      lapsesAt: null,
    } as const;
    const { user } = openDashboard({
      toBeCalled: { entries: [family], total: 1, page: 1, pageSize: 20, lapsed: 4 },
    });
    const list = await screen.findByRole('list', { name: 'Families to call' });
    expect(within(list).getByRole('link', { name: '9812345678' }).getAttribute('href')).toBe(
      'tel:9812345678',
    );
    screen.getByText('Hidden, no answer: 4');
    const sent: unknown[] = [];
    answers('setListing', async ({ request }) => {
      sent.push([new URL(request.url).pathname.split('/').at(-1), await request.json()]);
      return { listing: 'open' as const, message: 'Other families can see this biodata again.' };
    });
    answers('getToBeCalled', { entries: [], total: 0, page: 1, pageSize: 20, lapsed: 0 });
    await user.click(within(list).getByRole('button', { name: 'Still looking: Asha Mehta' }));
    await waitFor(() => expect(screen.queryByText('Mohan Lal')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Families to call' })).toBeNull());
    expect(sent).toEqual([['9', { listing: 'open' }]]);
  });

  it('shows how many biodata have lapsed, but no call list, if there is no family to call', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    const asked = vi.fn(() => ({ entries: [], total: 0, page: 1, pageSize: 5, lapsed: 4 }));
    openDashboard({ toBeCalled: asked });
    await screen.findByRole('list', { name: 'Counts' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await screen.findByText(/^No User Approval Pending/);
    const lapsed = await screen.findByRole('link', { name: 'Hidden, no answer: 4' });
    expect(lapsed.getAttribute('href')).toBe('/total-biodata?listing=lapsed');
    expect(screen.queryByText(/^To be called/)).toBeNull();
  });

  it('shows no count of lapsed biodata if the families to call cannot be loaded', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard();
    refuses('getToBeCalled', 500);
    await waitFor(() => expect(screen.queryByText(/^Hidden, no answer/)).toBeNull());
    await screen.findByText(/^No User Approval Pending/);
  });

  it('turns the pages of the families to call', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    const families = Array.from({ length: 7 }, (_, index) => ({
      profileId: index,
      fullname: `CHILD ${index}`,
      userId: index,
      name: `FAMILY ${index}`,
      phone: '9812345678',
      village: 'DHAN' as const,
      askedAt: '2026-11-01T10:00:00.000Z',
      lapsesAt: null,
    }));
    const { user } = openDashboard({
      toBeCalled: ({ query }) => {
        const page = Number(query.page);
        const entries = families.slice((page - 1) * 5, page * 5);
        return { entries, total: 7, page, pageSize: 5, lapsed: 0 };
      },
    });
    await screen.findByText('To be called: 7');
    const list = () => within(screen.getByRole('list', { name: 'Families to call' }));
    expect(list().getAllByRole('listitem')).toHaveLength(5);
    const pages = await screen.findByRole('navigation', { name: 'Page 1 of 2' });
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    list().getByText(/Child 6/);
  });

  it('links each count to its list', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard();
    const counts = await screen.findByRole('list', { name: 'Counts' });
    const targets = within(counts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/userlist',
      '/total-biodata',
      '/approvedbiodata',
      '/rejected-profiles',
      '/biodata/FEMALE',
      '/biodata/MALE',
    ]);
  });

  it('scrolls to the pending accounts after a press on their count', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openDashboard();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: /^Pending Approvals/ }));
    expect(scrolled).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    scrolled.mockRestore();
  });

  it('shows a loading indicator for the counts and another for the pending accounts', async () => {
    const arrive = [holds('getCounts', countsReply()), holds('getPendingUsers', usersReply([otaram]))];
    openDashboard();
    await waitFor(() => expect(screen.getAllByRole('status', { name: 'Loading…' })).toHaveLength(2));
    arrive.forEach((release) => release());
    await screen.findByText('Otaram Suthar');
  });

  it('reports that no account is pending', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    openDashboard();
    await screen.findByText('No User Approval Pending user found !!');
  });

  it('keeps the pending accounts if the counts fail, and shows the counts after a retry', async () => {
    refuses('getCounts', 500);
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openDashboard();
    await screen.findByText('Otaram Suthar');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in getting Users Count');
    answers('getCounts', countsReply());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Total Users');
  });

  it('shows an error if the pending accounts cannot be loaded', async () => {
    answers('getCounts', countsReply());
    refuses('getPendingUsers', 500);
    openDashboard();
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Approval Pending Users');
  });

  it('lists pending accounts in a table with seven columns', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    openDashboard();
    const table = within(await screen.findByRole('table', { name: 'Pending Approvals' }));
    for (const name of ['SrNo', 'Name', 'Email', 'Phone', 'Father', 'Village', 'Actions']) {
      table.getByRole('columnheader', { name });
    }
    table.getByRole('rowheader', { name: 'Otaram Suthar' });
  });

  it('shows the list of pending accounts as cards on a phone', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openDashboard({ onPhone: true });
    await user.click(await screen.findByRole('button', { name: 'Show as a list' }));
    const card = await screen.findByRole('article', { name: 'Otaram Suthar' });
    within(card).getByRole('button', { name: /^Approve/ });
  });

  it('searches all pending accounts, not only the shown page', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', ({ query }) =>
      usersReply(query.search === 'jeth' ? [jethmal] : [otaram, jethmal]),
    );
    const { user } = openDashboard();
    await screen.findByText('Otaram Suthar');
    await user.type(screen.getByRole('searchbox'), 'jeth');
    await waitFor(() => expect(screen.queryByText('Otaram Suthar')).toBeNull());
    screen.getByText('Jethmal Purohit');
  });
});

describe('the statistics of the dashboard', () => {
  it('shows each chart as a table to screen readers, and to everyone on request', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openDashboard();
    const table = await screen.findByRole('table', { name: 'Biodata by age' });
    within(table).getByRole('rowheader', { name: '37 and older' });
    expect(screen.getByRole('table', { name: 'Biodata by village' }).textContent).toContain('Mermodavara');
    await user.click(screen.getByRole('button', { name: 'Show as a table: Biodata by age' }));
    await user.click(screen.getByRole('button', { name: 'Show as a chart: Biodata by age' }));
    screen.getByRole('button', { name: 'Show as a table: Biodata by age' });
  });

  it('keeps the pending accounts if the statistics cannot be loaded', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    openDashboard();
    refuses('getStatistics', 500);
    await screen.findByText('The figures couldn’t load');
    await screen.findByText('Otaram Suthar');
  });
});

it('asks the API who is signed in after it refuses a decision as forbidden', async () => {
  answers('getCounts', countsReply());
  answers('getPendingUsers', usersReply([otaram]));
  refuses('rejectUser', 403, { message: 'You are not allowed to do this.', code: 'forbidden' });
  const { user } = openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
  let asked = 0;
  answers('check', () => {
    asked += 1;
    return { user: buildAdministrator(), message: 'Signed in' };
  });
  await sayWhy(user);
  await screen.findByText('Error Rejecting User. You are not allowed to do this.');
  await waitFor(() => expect(asked).toBe(1));
});
