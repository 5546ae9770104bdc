import { answers, refuses, renderPage, screen } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import StillLookingPage from './still-looking-page.tsx';
import { wantPageTexts } from '../texts/index.ts';

wantPageTexts();

const open = () =>
  renderPage(StillLookingPage, { as: null, path: '/still-looking/:token', at: '/still-looking/7-1-abc' });

describe('the page for the answer “still looking” from a mail', () => {
  it('sends the answer after a tap, not when the page is opened', async () => {
    let sent: unknown;
    answers('answerStillLooking', async ({ request }) => {
      sent = await request.json();
      return { message: 'It goes on being shown' };
    });
    const { user } = open();
    const yes = await screen.findByRole('button', { name: 'Yes, we are still looking' });
    expect(sent).toBeUndefined();
    await user.click(yes);
    await screen.findByRole('heading', { name: 'Thank you' });
    screen.getByText('It goes on being shown');
    expect(screen.getByRole('link', { name: /Go to Home$/ }).getAttribute('href')).toBe('/');
    expect(sent).toEqual({ token: '7-1-abc' });
  });

  it('shows that the link from the mail was already used, and links to the home page', async () => {
    refuses('answerStillLooking', 400, { message: 'This link has been used.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Yes, we are still looking' }));
    await screen.findByText('We couldn’t save your answer. This link has been used.');
    expect(screen.getByRole('link', { name: /Go to Home$/ }).getAttribute('href')).toBe('/');
  });
});
