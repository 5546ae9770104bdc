import { answers, refuses, renderPage, screen } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import RestoreContactsPage from './restore-contacts-page.tsx';
import { wantPageTexts } from '../texts/index.ts';

wantPageTexts();

const open = (language: 'en' | 'hi' = 'en') =>
  renderPage(RestoreContactsPage, {
    as: null,
    path: '/restore-contacts',
    at: '/restore-contacts#token-of-the-mail',
    language,
  });

describe('the page that restores an old email and mobile number', () => {
  it('changes nothing when it is opened, and explains what the link does', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Was this not you?' });
    screen.getByText(/Every device will then be logged out and the current password will stop working/);
  });

  it('restores both contacts on request, and links to the page for a new password', async () => {
    let sent: unknown;
    answers('restoreContacts', async ({ request }) => {
      sent = await request.json();
      return { email: 'old@example.org', hashed: 'h123', message: 'They are as they were.' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Put both back' }));
    await screen.findByText('They are as they were.');
    expect(sent).toEqual({ token: 'token-of-the-mail' });
    expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
      '/reset-password/old%40example.org/h123',
    );
  });

  it('shows that the link to restore contacts was already used, and keeps the button', async () => {
    refuses('restoreContacts', 404, { code: 'not_found', message: 'यह लिंक काम में आ चुका है।' });
    const { user } = open('hi');
    await user.click(await screen.findByRole('button', { name: 'दोनों को पहले जैसा करें' }));
    await screen.findByText('ईमेल और मोबाइल नंबर पहले जैसे नहीं हो पाए। यह लिंक काम में आ चुका है।');
    screen.getByRole('button', { name: 'दोनों को पहले जैसा करें' });
  });
});
