import {
  answers,
  buildAdministrator,
  buildPendingUser,
  countsReply,
  holds,
  refuses,
  renderPage,
  screen,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import DashboardPage from './dashboard-page.tsx';

const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

const open = (options = {}) =>
  renderPage(DashboardPage, { as: buildAdministrator(), path: '/dashboard', ...options });

describe('dashboard', () => {
  it('shows the seven counts', async () => {
    answers('getCounts', countsReply({ totalProfiles: 213 }));
    answers('getPendingUsers', usersReply([]));
    open();
    const counts = await screen.findByRole('list', { name: 'Counts' });
    expect(within(counts).getAllByRole('listitem')).toHaveLength(7);
    within(counts).getByText('213');
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

  it('brings the row back when it fails, and says so', async () => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    refuses('approveUser', 500, { message: 'The service rests.' });
    const { user } = open();
    await approve(user);
    await screen.findByText('Error Updating User. The service rests.');
    await screen.findByText('OTARAM SUTHAR');
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
