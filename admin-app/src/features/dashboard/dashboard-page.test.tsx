import {
  answers,
  auditReply,
  buildAdministrator,
  buildAuditEntry,
  buildPendingUser,
  buildProfile,
  countsReply,
  holds,
  refuses,
  renderPage,
  screen,
  statisticsReply,
  userProfilesReply,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it, vi } from 'vitest';
import DashboardPage from './dashboard-page.tsx';

const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

function open(options = {}) {
  answers('getStatistics', statisticsReply());
  return renderPage(DashboardPage, { as: buildAdministrator(), path: '/dashboard', ...options });
}

describe('dashboard', () => {
  it('shows the seven counts', async () => {
    answers('getCounts', countsReply({ totalProfiles: 213 }));
    answers('getPendingUsers', usersReply([]));
    open();
    const counts = await screen.findByRole('list', { name: 'Counts' });
    expect(within(counts).getAllByRole('listitem')).toHaveLength(7);
    within(counts).getByText('213');
  });

  it('leads from each count to its list', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    open();
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

  it('scrolls to the table from the count of those who wait', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = open();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: /^Pending Approvals/ }));
    expect(scrolled).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    scrolled.mockRestore();
  });

  it('shows that both parts are on their way', async () => {
    const arrive = [holds('getCounts', countsReply()), holds('getPendingUsers', usersReply([otaram]))];
    open();
    await waitFor(() => expect(screen.getAllByRole('status', { name: 'Loading…' })).toHaveLength(2));
    arrive.forEach((release) => release());
    await screen.findByText('OTARAM SUTHAR');
  });

  it('says when nobody is waiting', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
    open();
    await screen.findByText('No User Approval Pending user found !!');
  });

  it('keeps the list when the counts fail, and counts at the next try', async () => {
    refuses('getCounts', 500);
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = open();
    await screen.findByText('OTARAM SUTHAR');
    const alert = screen.getByRole('alert');
    within(alert).getByText('Error in getting Users Count');
    answers('getCounts', countsReply());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Total Users');
  });

  it('says what failed when the list does', async () => {
    answers('getCounts', countsReply());
    refuses('getPendingUsers', 500);
    open();
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting All Approval Pending Users');
  });

  it('lists whoever waits, with the columns of the table', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    open();
    await screen.findByText('OTARAM SUTHAR');
    for (const name of ['SrNo', 'Name', 'Email', 'Phone', 'Father', 'Village', 'Actions']) {
      expect(screen.getByRole('columnheader', { name })).toBeInstanceOf(HTMLElement);
    }
  });

  it('shows cards on a phone', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    open({ onPhone: true });
    const card = await screen.findByRole('article', { name: 'OTARAM SUTHAR' });
    within(card).getByRole('button', { name: /^Approve/ });
  });

  it('searches in the whole list', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', ({ query }) =>
      usersReply(query.search === 'jeth' ? [jethmal] : [otaram, jethmal]),
    );
    const { user } = open();
    await screen.findByText('OTARAM SUTHAR');
    await user.type(screen.getByRole('searchbox'), 'jeth');
    await waitFor(() => expect(screen.queryByText('OTARAM SUTHAR')).toBeNull());
    screen.getByText('JETHMAL PUROHIT');
  });
});

describe('whoever waits', () => {
  it('is told with how long, the longest first', async () => {
    const asked: Record<string, string>[] = [];
    answers('getCounts', countsReply());
    answers('getPendingUsers', ({ query }) => {
      asked.push(query);
      const standingSince = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString();
      return usersReply([{ ...otaram, standingSince }]);
    });
    const { user, address } = open();
    await screen.findByText('3 days ago');
    expect(asked[0]).toMatchObject({ sort: 'standingSince', order: 'asc' });

    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', order: 'asc' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', order: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    expect(address()).toContain('sort=name&order=desc');
  });

  it('is shown five a page, and more on wish, which is remembered', async () => {
    const asked: (string | undefined)[] = [];
    answers('getCounts', countsReply());
    answers('getPendingUsers', ({ query }) => {
      asked.push(query.pageSize);
      return usersReply([otaram], { total: 30, pageSize: Number(query.pageSize) });
    });
    const { user, address } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '20');
    await waitFor(() => expect(asked).toEqual(['5', '20']));
    expect(address()).toContain('pageSize=20');
    expect(document.cookie).toContain('pehchan_page_size=20');
    document.cookie = 'pehchan_page_size=; Path=/; Max-Age=0';
  });

  it('is shown with biodata and history beside the decision', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    answers('getUserProfiles', userProfilesReply([buildProfile({ fullname: 'ASHA SUTHAR' })]));
    answers(
      'getAudit',
      auditReply([
        buildAuditEntry({ from: 'rejected', to: 'pending' }),
        buildAuditEntry({ action: 'edit-user', from: null, to: null, changed: ['name', 'email', 'phone'] }),
      ]),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open: OTARAM SUTHAR' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
    await panel.findByRole('article', { name: 'ASHA SUTHAR' });
    await panel.findByText('Rejected → Pending');
    expect(panel.getAllByText(/by Ashok Purohit/)).toHaveLength(2);
    panel.getByText('Name, Email, Mobile no.');
    panel.getByRole('button', { name: 'Approve: OTARAM SUTHAR' });
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('rejecting', () => {
  it('asks its own question and takes the row away at once', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    const arrive = holds('rejectUser', { message: 'User rejected' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reject: OTARAM SUTHAR' }));
    await screen.findByText('Are you sure you want to Reject this User ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText('OTARAM SUTHAR')).toBeNull());
    answers('getPendingUsers', usersReply([jethmal]));
    arrive();
    await screen.findByText('User rejected');
  });
});

describe('several together', () => {
  it('are moved in one go, with a result for each', async () => {
    let sent: unknown;
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    answers('reviewUsers', async ({ request }) => {
      sent = await request.json();
      return {
        results: [
          { id: otaram.id, ok: true, message: 'User approved' },
          { id: jethmal.id, ok: false, message: 'Not found.', code: 'not_found' },
        ],
        message: '1 of 2 users moved',
      };
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve: 2 selected' }));
    await screen.findByText('Are you sure you want to Approve these 2 Users ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('1 of 2 users moved');
    expect(sent).toEqual({ ids: [otaram.id, jethmal.id], status: 'approved', from: 'pending' });
    const results = within(screen.getByRole('region', { name: 'Decide on several together' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'OTARAM SUTHAR User approved',
      'JETHMAL PUROHIT Not found.',
    ]);
  });

  it('say for each that it failed when the call did', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    refuses('reviewUsers', 503, { message: 'The service rests.' });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Reject: 1 selected' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('0 of 1 users moved');
    await screen.findByText('Error Updating Users. The service rests.');
  });
});

describe('a selection', () => {
  it.each([
    [
      'with its own button',
      async (user: ReturnType<typeof open>['user']) => {
        await user.click(screen.getByRole('button', { name: 'Approve: OTARAM SUTHAR' }));
      },
    ],
    [
      'beside its biodata',
      async (user: ReturnType<typeof open>['user']) => {
        answers('getUserProfiles', userProfilesReply([]));
        answers('getAudit', auditReply([]));
        await user.click(screen.getByRole('button', { name: 'Open: OTARAM SUTHAR' }));
        const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
        await user.click(panel.getByRole('button', { name: 'Approve: OTARAM SUTHAR' }));
      },
    ],
  ])('is left by whoever was decided on %s', async (_, approve) => {
    let waiting = [otaram, jethmal];
    answers('getCounts', countsReply());
    answers('getPendingUsers', () => usersReply(waiting));
    answers('approveUser', () => {
      waiting = [jethmal];
      return { message: 'User approved' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' }));
    await approve(user);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('User approved');
    expect(screen.queryByText('1 selected')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select JETHMAL PUROHIT' }));
    await screen.findByText('1 selected');
  });

  it('is kept from page to page', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', ({ query }) =>
      query.page === '2'
        ? usersReply([jethmal], { total: 6, page: 2 })
        : usersReply([otaram], { total: 6, page: 1 }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select JETHMAL PUROHIT' }));
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' })).toHaveProperty(
      'checked',
      true,
    );
    await screen.findByText('2 selected');
  });
});

describe('the focus', () => {
  const focused = () => document.activeElement?.getAttribute('data-list');

  it('goes with a decision on several, and back to the list', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    const results = [{ id: otaram.id, ok: true, message: 'User approved' }];
    const arrive = holds('reviewUsers', { results, message: '1 of 1 users moved' });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Approve: 1 selected' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const review = await screen.findByRole('region', { name: 'Decide on several together' });
    expect(document.activeElement).toBe(review);
    arrive();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(focused()).toBe('pending');
  });

  it('stays in the list when nobody is selected any more', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Select none' }));
    expect(focused()).toBe('pending');
  });

  it('stays in the list after a decision beside it', async () => {
    let waiting = [otaram, jethmal];
    answers('getCounts', countsReply());
    answers('getPendingUsers', () => usersReply(waiting));
    answers('getUserProfiles', userProfilesReply([]));
    answers('getAudit', auditReply([]));
    answers('rejectUser', () => {
      waiting = [jethmal];
      return { message: 'User rejected' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open: OTARAM SUTHAR' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
    await user.click(panel.getByRole('button', { name: 'Reject: OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('User rejected');
    expect(focused()).toBe('pending');
  });
});

describe('the figures', () => {
  it('are there as tables for whoever can’t see a chart, and for everybody on wish', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'Biodata by age' });
    within(table).getByRole('rowheader', { name: '37 and older' });
    expect(screen.getByRole('table', { name: 'Biodata by village' }).textContent).toContain('Mermodavara');
    await user.click(screen.getByRole('button', { name: 'Show as a table: Biodata by age' }));
    await user.click(screen.getByRole('button', { name: 'Show as a chart: Biodata by age' }));
    screen.getByRole('button', { name: 'Show as a table: Biodata by age' });
  });

  it('fail by themselves', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    open();
    refuses('getStatistics', 500);
    await screen.findByText('Error in Getting Statistics');
    screen.getByText('OTARAM SUTHAR');
  });
});

describe('approving', () => {
  const approve = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Approve: OTARAM SUTHAR' }));
    await screen.findByText('Are you sure you want to Approve this User ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
  };

  it('takes the row away at once, before the answer is there', async () => {
    let waiting = [otaram, jethmal];
    answers('getCounts', countsReply());
    answers('getPendingUsers', () => usersReply(waiting));
    const arrive = holds('approveUser', { message: 'User approved' });
    const { user } = open();
    await approve(user);
    await waitFor(() => expect(screen.queryByText('OTARAM SUTHAR')).toBeNull());
    expect(screen.queryByText('User approved')).toBeNull();

    waiting = [jethmal];
    arrive();
    await screen.findByText('User approved');
    screen.getByText('JETHMAL PUROHIT');
    expect(screen.queryByText('OTARAM SUTHAR')).toBeNull();
  });

  it('of somebody whom another has rejected meanwhile says so, and shows what is so', async () => {
    let waiting = [otaram, jethmal];
    answers('getCounts', countsReply());
    answers('getPendingUsers', () => usersReply(waiting));
    refuses('approveUser', 409, {
      message: 'Meanwhile GANPAT LOHAR has rejected this account.',
      code: 'conflict',
    });
    const { user } = open();
    await screen.findByText('OTARAM SUTHAR');
    waiting = [jethmal];
    await approve(user);
    await screen.findByText('Error Updating User. Meanwhile GANPAT LOHAR has rejected this account.');
    await waitFor(() => expect(screen.queryByText('OTARAM SUTHAR')).toBeNull());
  });

  it('brings the row back when it fails, and says so', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    refuses('approveUser', 500, { message: 'The service rests.' });
    const { user } = open();
    await approve(user);
    await screen.findByText('Error Updating User. The service rests.');
    await screen.findByText('OTARAM SUTHAR');
  });

  it('says where the account was seen to stand', async () => {
    let sent: unknown;
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    answers('approveUser', async ({ request }) => {
      sent = await request.json();
      return { message: 'User approved' };
    });
    const { user } = open();
    await approve(user);
    await screen.findByText('User approved');
    expect(sent).toEqual({ from: 'pending' });
  });

  it('does nothing when the question is answered with no', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve: OTARAM SUTHAR' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByText('OTARAM SUTHAR');
  });
});

it('asks again who is signed in when the API refuses a right', async () => {
  answers('getCounts', countsReply());
  answers('getPendingUsers', usersReply([otaram]));
  refuses('rejectUser', 403, { message: 'You may not do this.', code: 'forbidden' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reject: OTARAM SUTHAR' }));
  let asked = 0;
  answers('check', () => {
    asked += 1;
    return { user: buildAdministrator(), message: 'Signed in' };
  });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Error Rejecting User. You may not do this.');
  await waitFor(() => expect(asked).toBe(1));
});
