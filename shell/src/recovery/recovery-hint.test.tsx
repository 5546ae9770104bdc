import { answers, buildSessionUser, renderPage, screen, waitFor } from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import RecoveryHint from './recovery-hint.tsx';

const made = { by: 'SITA SUTHAR', at: '2026-01-06T10:00:00.000Z', usedAt: null, canBeRead: true };
const used = { ...made, usedAt: '2026-02-07T10:00:00.000Z' };

it('shows a family who made a code for its account and when, until it has read the notice', async () => {
  const { user } = renderPage(RecoveryHint, { as: buildSessionUser({ recovery: made }) });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('Sita Suthar');
  expect(note.textContent).toContain('2026');
  expect(note.textContent).not.toContain('was used');
  answers('readRecovery', { message: 'Noted' });
  answers('check', { user: buildSessionUser(), message: '' });
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

it('shows that a code was used, with a button to close the notice in a browser that was known before', async () => {
  renderPage(RecoveryHint, { as: buildSessionUser({ recovery: used }) });
  expect((await screen.findByRole('note')).textContent).toMatch(/A code was used on .*Feb/);
  expect(screen.getByRole('button', { name: 'I have read this' })).toBeTruthy();
});

it('shows how long the notice stays, without a button, in a browser that became known with the code', async () => {
  renderPage(RecoveryHint, { as: buildSessionUser({ recovery: { ...used, canBeRead: false } }) });
  expect((await screen.findByRole('note')).textContent).toContain('stays for 14 days');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows no notice to a family without a code', async () => {
  const Page = () => (
    <>
      <RecoveryHint />
      <p>here</p>
    </>
  );
  renderPage(Page);
  await screen.findByText('here');
  expect(screen.queryByRole('note')).toBeNull();
});
