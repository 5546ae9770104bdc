import { answers, buildSessionUser, renderPage, screen, waitFor } from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import { RecoveryHint } from './recovery-hint.tsx';

const recovery = { by: 'SITA SUTHAR', at: '2026-01-06T10:00:00.000Z' };

it('tells a family who made a code for its account and when, until it has read that', async () => {
  const { user } = renderPage(RecoveryHint, { as: buildSessionUser({ recovery }) });
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('Sita Suthar');
  expect(note.textContent).toContain('2026');
  answers('readRecovery', { message: 'Noted' });
  answers('check', { user: buildSessionUser(), message: '' });
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

it('says nothing to whom there is nothing to be said', async () => {
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
