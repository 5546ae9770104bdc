import type { RecoveryRequest } from '@pehchan/contract/accounts';
import { answers, countsReply, screen, usersReply, waitFor, within } from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDashboard } from './testing.ts';

const asked: RecoveryRequest = {
  id: 3,
  userId: 7,
  name: 'MOHAN LAL',
  askedBy: 'SITA SUTHAR',
  confirmedBy: null,
  askedAt: '2026-01-06T10:00:00.000Z',
  madeAt: null,
  usedAt: null,
  canConfirm: false,
};
const made: RecoveryRequest = { ...asked, id: 4, madeAt: '2026-01-06T10:00:00.000Z' };

describe('codes for new passwords on the dashboard', () => {
  beforeEach(() => {
    answers('getCounts', countsReply());
    answers('getPendingUsers', usersReply([]));
  });

  it('shows the administrator, the family and the time of each code, and whether it was used', async () => {
    const used = { ...made, id: 5, confirmedBy: 'RAMA SUTHAR', usedAt: '2026-01-06T10:05:00.000Z' };
    openDashboard({ requests: [asked, made, used] });
    const card = within(
      await screen.findByRole('region', { name: 'Codes for new passwords, last 7 days: 3' }),
    );
    const rows = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        /^Mohan Lal: Sita Suthar asked for a code on .* A second administrator must confirm it\.$/,
      ),
      expect.stringMatching(/^Mohan Lal: Sita Suthar made a code on .*\. It was not used\.$/),
      expect.stringMatching(/Rama Suthar confirmed it\. It was used on .*\.$/),
    ]);
    expect(card.queryByRole('button')).toBeNull();
  });

  it('shows the other codes after a press on Show all', async () => {
    const requests = Array.from({ length: 7 }, (_, id) => ({ ...made, id, name: `FAMILY ${id}` }));
    const { user } = openDashboard({ requests });
    await screen.findByRole('link', { name: 'Family 4' });
    expect(screen.queryByRole('link', { name: 'Family 5' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('link', { name: 'Family 6' })).toBeTruthy();
  });

  it('asks a second administrator whether they have spoken with the first, then confirms the code', async () => {
    const confirmed: string[] = [];
    answers('confirmRecovery', ({ request }) => {
      confirmed.push(new URL(request.url).pathname);
      return { message: 'Confirmed.' };
    });
    const { user } = openDashboard({ requests: [{ ...asked, canConfirm: true }] });
    await user.click(await screen.findByRole('button', { name: 'Confirm: Mohan Lal' }));
    const question = within(screen.getByRole('alertdialog', { name: /spoken with Sita Suthar/ }));
    expect(confirmed).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(confirmed).toEqual(['/api/v1/admin/recovery-requests/3']));
  });

  it('shows no section for recovery codes without a recovery code', async () => {
    openDashboard();
    await screen.findByRole('list', { name: 'Counts' });
    expect(screen.queryByText(/Codes for new passwords/)).toBeNull();
  });
});
