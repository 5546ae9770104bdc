import {
  deferred,
  answers,
  auditReply,
  buildAuditEntry,
  buildProfile,
  choose,
  holds,
  lostAnswer,
  refuses,
  screen,
  userProfilesReply,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import { jethmal, openList, otaram } from './testing.ts';
import { sayWhy } from '../../components/review/testing.ts';

describe('the list of pending accounts', () => {
  it('shows how long each account has been pending, the longest first, and sorts by name on request', async () => {
    const asked: Record<string, string>[] = [];
    answers('getPendingUsers', ({ query }) => {
      asked.push(query);
      const standingSince = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString();
      return usersReply([{ ...otaram, standingSince }]);
    });
    const { user, address } = openList();
    await screen.findByText('3 days ago');
    expect(asked[0]).toMatchObject({ sort: 'standingSince', order: 'asc' });

    const heading = () => screen.getByRole('columnheader', { name: 'Name' });
    await user.click(heading());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', order: 'asc' }));
    await user.click(heading());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', order: 'desc' }));
    expect(heading().getAttribute('aria-sort')).toBe('descending');
    expect(address()).toContain('sort=name&order=desc');
    heading().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
    expect(address()).toContain('sort=name&order=asc');
  });

  it('shows twenty pending accounts a page in the desktop layout, and remembers another page size', async () => {
    const asked: (string | undefined)[] = [];
    answers('getPendingUsers', ({ query }) => {
      asked.push(query.pageSize);
      return usersReply([otaram], { total: 30, pageSize: Number(query.pageSize) });
    });
    const { user, address } = openList();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await choose(user, 'Rows per page', '50');
    await waitFor(() => expect(asked).toEqual(['20', '50']));
    expect(address()).toContain('pageSize=50');
    expect(document.cookie).toContain('pehchan_page_size=50');
    document.cookie = 'pehchan_page_size=; Path=/; Max-Age=0';
  });

  it('opens the biodata and history of a pending account beside the decision', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    answers('getUserProfiles', userProfilesReply([buildProfile({ fullname: 'ASHA SUTHAR' })]));
    answers(
      'getAudit',
      auditReply([
        buildAuditEntry({ from: 'rejected', to: 'pending' }),
        buildAuditEntry({
          action: 'edit-user',
          from: null,
          to: null,
          changed: ['name', 'village', 'email', 'phone'],
          edits: [
            { field: 'name', before: 'OTARAM', after: 'OTARAM SUTHAR' },
            { field: 'village', before: 'DHAN', after: 'MAROL' },
          ],
        }),
      ]),
    );
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Open: Otaram Suthar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
    await panel.findByRole('article', { name: 'Asha Suthar' });
    await panel.findByText('Rejected → Pending');
    expect(panel.getAllByText(/by Ashok Purohit/)).toHaveLength(2);
    panel.getByText('Name: Otaram → Otaram Suthar');
    panel.getByText('Village: Dhan → Marol');
    panel.getByText('Email, Mobile no.');
    await panel.findByRole('button', { name: 'Approve: Otaram Suthar' });
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('approving a pending account', () => {
  const approve = async (user: ReturnType<typeof openList>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Approve: Otaram Suthar' }));
    await screen.findByText('Are you sure you want to Approve this User ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
  };

  it('removes the row of an approved account before the API answers', async () => {
    let waiting = [otaram, jethmal];
    answers('getPendingUsers', () => usersReply(waiting));
    const arrive = holds('approveUser', { message: 'User approved' });
    const { user } = openList();
    await approve(user);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Otaram Suthar' })).toBeNull());
    expect(screen.queryByText('User approved')).toBeNull();

    waiting = [jethmal];
    arrive();
    await screen.findByText('User approved');
    screen.getByText('Jethmal Purohit');
    expect(screen.queryByRole('rowheader', { name: 'Otaram Suthar' })).toBeNull();
  });

  it('reports that another administrator has rejected the account, and removes its row', async () => {
    let waiting = [otaram, jethmal];
    answers('getPendingUsers', () => usersReply(waiting));
    refuses('approveUser', 409, {
      message: 'GANPAT LOHAR has already rejected this account.',
      code: 'conflict',
    });
    const { user } = openList();
    await screen.findByText('Otaram Suthar');
    waiting = [jethmal];
    await approve(user);
    await screen.findByText('Error Updating User. GANPAT LOHAR has already rejected this account.');
    await waitFor(() => expect(screen.queryByText('Otaram Suthar')).toBeNull());
  });

  it('restores the row and shows an error if the approval fails', async () => {
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    refuses('approveUser', 500, { message: 'The service rests.' });
    const { user } = openList();
    await approve(user);
    await screen.findByText('Error Updating User. The service rests.');
    await screen.findByText('Otaram Suthar');
  });

  it('sends the account status that the administrator saw', async () => {
    let sent: unknown;
    answers('getPendingUsers', usersReply([otaram]));
    answers('approveUser', async ({ request }) => {
      sent = await request.json();
      return { message: 'User approved' };
    });
    const { user } = openList();
    await approve(user);
    await screen.findByText('User approved');
    expect(sent).toEqual({ from: 'pending' });
  });

  it('keeps the row if the administrator cancels the approval', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Approve: Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByText('Otaram Suthar');
  });
});

describe('two decisions in progress', () => {
  it('restores both rows in their original order if both decisions fail', async () => {
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    const fails = deferred<Response>();
    answers('rejectUser', () => fails.promise);
    const { user } = openList();
    for (const name of ['Otaram Suthar', 'Jethmal Purohit']) {
      await user.click(await screen.findByRole('button', { name: `Reject: ${name}` }));
      const question = await screen.findByRole('alertdialog');
      within(question).getByText(name);
      await sayWhy(user);
    }
    await screen.findByText('No User Approval Pending user found !!');
    fails.resolve(lostAnswer());
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Reject: / }).map((one) => one.ariaLabel)).toEqual([
        'Reject: Otaram Suthar',
        'Reject: Jethmal Purohit',
      ]),
    );
  });

  it('leaves no row of a family that was deleted before the decision', async () => {
    let waiting = [otaram, jethmal];
    answers('getPendingUsers', () => usersReply(waiting));
    refuses('approveUser', 404, { message: 'Not found.', code: 'not_found' });
    const { user } = openList();
    await screen.findByText('Otaram Suthar');
    waiting = [jethmal];
    await user.click(screen.getByRole('button', { name: 'Approve: Otaram Suthar' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText('Error Updating User. Not found.');
    await waitFor(() => expect(screen.queryByText('Otaram Suthar')).toBeNull());
    screen.getByText('Jethmal Purohit');
  });
});

describe('rejecting a pending account', () => {
  it('asks for confirmation, and removes the row of a rejected account before the API answers', async () => {
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    const arrive = holds('rejectUser', { message: 'User rejected' });
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
    await screen.findByText('Are you sure you want to Reject this User ?');
    await sayWhy(user);
    await waitFor(() => expect(screen.queryByText('Otaram Suthar')).toBeNull());
    answers('getPendingUsers', usersReply([jethmal]));
    arrive();
    await screen.findByText('User rejected');
  });
});
