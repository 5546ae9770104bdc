import { answers, refuses, renderPage, screen, waitFor, within } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import ForgotPasswordPage from './forgot-password-page.tsx';
import NotMePage from './not-me-page.tsx';
import RecoverPage from './recover-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import { wantPageTexts } from '../texts/index.ts';

wantPageTexts();

const openForgot = () => renderPage(ForgotPasswordPage, { as: null, path: '/forget-password' });
const openReset = () =>
  renderPage(ResetPasswordPage, {
    as: null,
    path: '/reset-password/:email/:token',
    at: '/reset-password/a%40example.org/hashed',
  });

describe('the page for a forgotten password', () => {
  it('requires a valid email for a new password', async () => {
    const { user } = openForgot();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    within(await screen.findByRole('group', { name: /^Please check/ })).getByText('Enter a valid email');
  });

  it('keeps the error messages in place until a press on the button becomes a click', async () => {
    const { user } = openForgot();
    const send = await screen.findByRole('button', { name: 'Send code' });
    await user.click(send);
    await screen.findByRole('group', { name: /^Please check/ });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@example.org');
    await user.pointer({ keys: '[MouseLeft>]', target: send });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    within(screen.getByRole('group', { name: /^Please check/ })).getByText(/^Write your email/);
    await user.tab();
    expect(document.activeElement).toBe(send);
  });

  it('opens the page for a new password from the API’s reply, and shows its message once', async () => {
    answers('forgotPassword', { email: 'a@example.org', hashed: 'h123', message: 'A code is on its way' });
    const { user, address } = openForgot();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@example.org');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/reset-password/a@example.org/h123'));
    expect(screen.getAllByText('A code is on its way')).toHaveLength(1);
  });

  it('shows an error and stays on the page if no code can be sent', async () => {
    refuses('forgotPassword', 503, { message: 'The service rests.' });
    const { user, address } = openForgot();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@example.org');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText('Error Sending Otp. The service rests.');
    expect(address()).toBe('/forget-password');
  });
});

describe('the page for a new password', () => {
  it('requires a code of six digits and a password of eight characters', async () => {
    const { user } = openReset();
    await user.type(await screen.findByLabelText('Code (6 digits)'), '123');
    await user.type(screen.getByLabelText('New password', { selector: 'input' }), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    within(summary).getByText('OTP must be exactly 6 digits');
    within(summary).getByText('Password must be at least 8 characters long');
  });

  it('explains what to do if no mail arrives, with a link', async () => {
    openReset();
    await screen.findByText(/Nothing after two minutes\? Ask for a new one\.$/);
    expect(screen.getByRole('link', { name: 'Send a new code' }).getAttribute('href')).toBe(
      '/forget-password',
    );
  });

  it('marks the code and the password for the phone’s autofill', async () => {
    openReset();
    expect((await screen.findByLabelText('Code (6 digits)')).getAttribute('autocomplete')).toBe(
      'one-time-code',
    );
    expect(screen.getByLabelText('New password', { selector: 'input' }).getAttribute('autocomplete')).toBe(
      'new-password',
    );
  });

  it('sends the code and the password, and links to the sign-in page', async () => {
    let sent: unknown;
    answers('resetPassword', async ({ request }) => {
      sent = await request.json();
      return { user_verfiytoken: true, message: 'Please sign in with it' };
    });
    const { user } = openReset();
    await user.type(await screen.findByLabelText('Code (6 digits)'), '123456');
    await user.type(screen.getByLabelText('New password', { selector: 'input' }), 'a quiet river');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(screen.getAllByText('Please sign in with it')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(sent).toEqual({ otp: '123456', password: 'a quiet river' });
  });

  it('removes the error about a wrong code after the next try succeeds', async () => {
    refuses('resetPassword', 400, { message: 'The OTP is wrong.' });
    const { user } = openReset();
    await user.type(await screen.findByLabelText('Code (6 digits)'), '123456');
    await user.type(screen.getByLabelText('New password', { selector: 'input' }), 'a quiet river');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Error Reset Password. The OTP is wrong.');
    answers('resetPassword', { user_verfiytoken: true, message: 'Please sign in with it' });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('heading', { name: 'Password changed' });
    await waitFor(() => expect(screen.queryByText('Error Reset Password. The OTP is wrong.')).toBeNull());
  });

  it('accepts a code that is copied from the mail with a space', async () => {
    const { user } = openReset();
    const code = await screen.findByLabelText('Code (6 digits)');
    await user.click(code);
    await user.paste('123 456');
    expect(code).toHaveProperty('value', '123456');
  });
});

describe('the page for an administrator’s code', () => {
  const open = () => renderPage(RecoverPage, { as: null, path: '/recover' });

  it('links from the page for a forgotten password to the page for an administrator’s code', async () => {
    openForgot();
    const link = await screen.findByRole('link', { name: /code from a volunteer/ });
    expect(link.getAttribute('href')).toBe('/recover');
  });

  it('requires a code of twelve digits', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Code (12 digits)'), '1234');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    within(summary).getByText('The code has exactly 12 digits');
  });

  it('sends the mobile number, the code and the password, and links to the sign-in page', async () => {
    let sent: unknown;
    answers('recover', async ({ request }) => {
      sent = await request.json();
      return { message: 'Please sign in with it' };
    });
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: /Mobile/ }), '9876500001');
    const code = screen.getByLabelText('Code (12 digits)');
    await user.click(code);
    await user.paste('1234 5678 9012');
    await user.type(screen.getByLabelText('New password', { selector: 'input' }), 'a quiet river');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(sent).toEqual({ phone: '9876500001', code: '123456789012', password: 'a quiet river' });
  });

  it('shows the API’s message about a wrong code', async () => {
    refuses('recover', 400, { message: 'The code is wrong.' });
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: /Mobile/ }), '9876500001');
    await user.type(screen.getByLabelText('Code (12 digits)'), '123456789012');
    await user.type(screen.getByLabelText('New password', { selector: 'input' }), 'a quiet river');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Error Reset Password. The code is wrong.');
  });
});

describe('the page that takes an email off an account', () => {
  const open = () => renderPage(NotMePage, { as: null, path: '/not-me/:token', at: '/not-me/7-1-abc' });

  it('takes the email off only after a press on the button, and confirms it once', async () => {
    let sent: unknown;
    answers('detachEmail', async ({ request }) => {
      sent = await request.json();
      return { message: 'It was taken off' };
    });
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Remove my email' });
    expect(sent).toBeUndefined();
    await user.click(button);
    await screen.findByRole('heading', { name: 'Removed' });
    expect(screen.getAllByText('It was taken off')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /People you can call/ }).getAttribute('href')).toBe('/help');
    expect(sent).toEqual({ token: '7-1-abc' });
  });

  it('shows that the link to take an email off was already used', async () => {
    refuses('detachEmail', 400, { message: 'This link has been used.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove my email' }));
    await screen.findByText('We couldn’t remove the email. This link has been used.');
  });
});
