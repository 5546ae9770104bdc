import { answers, buildAdministrator, refuses, renderPage, screen, within } from '@pehchan/kit/testing';
import '@pehchan/kit/desktop-details';
import { expect, it } from 'vitest';
import { SecurityEvents } from './security-events.tsx';

const Page = () => <SecurityEvents userId={7} />;
const open = async () => {
  const { user } = renderPage(Page, { as: buildAdministrator(), onPhone: true });
  const show = await screen.findByRole('button', { name: 'Show' });
  return { user, show };
};

it('loads security events only after a press on “Show”, then shows what happened and on which network', async () => {
  const { user, show } = await open();
  const at = '2026-01-06T10:00:00.000Z';
  answers('getSecurityEvents', ({ request }) => {
    expect(new URL(request.url).pathname).toMatch(/security-events\/7$/);
    const entries = [
      { id: 2, event: 'sign-in' as const, network: 'abcd0123abcd0123', at, within: null, amount: null },
      {
        id: 1,
        event: 'sign-in-refused' as const,
        network: 'ef010123abcd0123',
        at,
        within: null,
        amount: null,
      },
      {
        id: 3,
        event: 'many-views' as const,
        network: 'ef010123abcd0123',
        at,
        within: 'day' as const,
        amount: 80,
      },
    ];
    return { entries, total: 3, page: 1, pageSize: 5 };
  });
  await user.click(show);
  const [first, second, third] = await screen.findAllByRole('listitem');
  within(first ?? document.body).getByText('Logged in');
  within(first ?? document.body).getByText(/network abcd/);
  within(second ?? document.body).getByText('Wrong password');
  within(third ?? document.body).getByText('Opened many biodata: 80 in a day');
});

it('shows an unknown security event of a newer API by its name', async () => {
  const { user, show } = await open();
  const entry = {
    id: 1,
    network: 'abcd0123abcd0123',
    at: '2026-01-06T10:00:00.000Z',
    within: null,
    amount: null,
  };
  const entries = [{ ...entry, event: 'not-known-yet' as 'sign-in' }];
  answers('getSecurityEvents', { entries, total: 1, page: 1, pageSize: 5 });
  await user.click(show);
  await screen.findByText('security.not-known-yet');
});

it('shows an error if the security events cannot be loaded', async () => {
  const { user, show } = await open();
  refuses('getSecurityEvents', 503);
  await user.click(show);
  within(await screen.findByRole('alert')).getByText('The history couldn’t load');
});
