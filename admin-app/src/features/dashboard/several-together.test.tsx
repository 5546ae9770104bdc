import {
  answers,
  auditReply,
  holds,
  refuses,
  screen,
  userProfilesReply,
  waitFor,
  usersReply,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import { jethmal, openList, otaram } from './testing.ts';
import { sayWhy } from '../../components/review/testing.ts';

describe('a decision on several accounts', () => {
  it('sends several accounts in one call and shows a result for each', async () => {
    let sent: unknown;
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    answers('reviewUsers', async ({ request }) => {
      sent = await request.json();
      return {
        results: [
          { id: otaram.id, ok: true, message: 'User approved' },
          { id: jethmal.id, ok: false, message: 'Not found.', code: 'not_found' as const },
        ],
        message: '1 of 2 users moved',
      };
    });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve: 2 selected' }));
    await screen.findByText('Are you sure you want to Approve these 2 Users ?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('1 of 2 users moved');
    expect(sent).toMatchObject({ ids: [otaram.id, jethmal.id], status: 'approved', from: 'pending' });
    const results = within(screen.getByRole('region', { name: 'Decide on several together' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'Otaram Suthar User approved Tell them on WhatsApp',
      'Jethmal Purohit Not found.',
    ]);
  });

  it('reports that no account was moved, and the API’s reason, if the call fails', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    refuses('reviewUsers', 503, { message: 'The service rests.' });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Reject: 1 selected' }));
    await sayWhy(user);
    await screen.findByText('0 of 1 users moved');
    await screen.findByText('Error Updating Users. The service rests.');
  });
});

describe('the selection of accounts', () => {
  it('clears the selection when the search changes, because its rows are no longer visible', async () => {
    answers('getPendingUsers', ({ query }) => usersReply(query.search ? [jethmal] : [otaram, jethmal]));
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await screen.findByText('1 selected');
    await user.type(screen.getByRole('searchbox'), 'jeth');
    await waitFor(() => expect(screen.queryByText('Otaram Suthar')).toBeNull());
    expect(screen.queryByText('1 selected')).toBeNull();

    await user.click(screen.getByRole('checkbox', { name: 'Select Jethmal Purohit' }));
    await screen.findByText('1 selected');
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByText('Otaram Suthar');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('replaces the results of the last decision with the new selection', async () => {
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    answers('reviewUsers', { results: [], message: '0 of 1 users moved' });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Approve: 1 selected' }));
    within(await screen.findByRole('alertdialog')).getByText('Otaram Suthar');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('0 of 1 users moved');
    await user.click(screen.getByRole('checkbox', { name: 'Select Jethmal Purohit' }));
    await screen.findByText('1 selected');
    await waitFor(() => expect(screen.queryByText('0 of 1 users moved')).toBeNull());
  });

  it.each([
    [
      'with the button of its row',
      async (user: ReturnType<typeof openList>['user']) => {
        await user.click(screen.getByRole('button', { name: 'Approve: Otaram Suthar' }));
      },
    ],
    [
      'in its opened panel',
      async (user: ReturnType<typeof openList>['user']) => {
        answers('getUserProfiles', userProfilesReply([]));
        answers('getAudit', auditReply([]));
        await user.click(screen.getByRole('button', { name: 'Open: Otaram Suthar' }));
        const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
        await user.click(await panel.findByRole('button', { name: 'Approve: Otaram Suthar' }));
      },
    ],
  ])('removes an account from the selection after a decision %s', async (_, approve) => {
    let waiting = [otaram, jethmal];
    answers('getPendingUsers', () => usersReply(waiting));
    answers('approveUser', () => {
      waiting = [jethmal];
      return { message: 'User approved' };
    });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await approve(user);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('User approved');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Select Jethmal Purohit' }));
    await screen.findByText('1 selected');
  });

  it('keeps the selection from page to page', async () => {
    answers('getPendingUsers', ({ query }) =>
      query.page === '2'
        ? usersReply([jethmal], { total: 6, page: 2 })
        : usersReply([otaram], { total: 6, page: 1 }),
    );
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Jethmal Purohit' }));
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' })).toHaveProperty(
      'checked',
      true,
    );
    await screen.findByText('2 selected');
  });
});

describe('focus in the list of pending accounts', () => {
  const focused = () => document.activeElement?.getAttribute('data-list');

  it('moves the focus to the results of a decision on several accounts, and back to the list', async () => {
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    const results = [{ id: otaram.id, ok: true, message: 'User approved' }];
    const arrive = holds('reviewUsers', { results, message: '1 of 1 users moved' });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Approve: 1 selected' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const review = await screen.findByRole('region', { name: 'Decide on several together' });
    expect(document.activeElement).toBe(review);
    arrive();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(focused()).toBe('pending');
  });

  it('keeps the focus in the list after a press on “Clear selection”', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(focused()).toBe('pending');
  });

  it('keeps the focus in the list after a decision in the opened panel', async () => {
    let waiting = [otaram, jethmal];
    answers('getPendingUsers', () => usersReply(waiting));
    answers('getUserProfiles', userProfilesReply([]));
    answers('getAudit', auditReply([]));
    answers('rejectUser', () => {
      waiting = [jethmal];
      return { message: 'User rejected' };
    });
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Open: Otaram Suthar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
    await user.click(await panel.findByRole('button', { name: 'Reject: Otaram Suthar' }));
    await sayWhy(user);
    await screen.findByText('User rejected');
    expect(focused()).toBe('pending');
  });
});
