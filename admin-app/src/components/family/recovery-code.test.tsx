import {
  answers,
  buildAdministrator,
  buildUser,
  refuses,
  renderPage,
  screen,
  within,
} from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import { RecoveryCode } from './recovery-code.tsx';

const family = buildUser({ id: 7, phone: '9876500007' });
const open = async (user = family) => {
  const Page = () => (
    <>
      <RecoveryCode user={user} />
      <p>here</p>
    </>
  );
  const page = renderPage(Page, { as: buildAdministrator(), onPhone: true });
  await screen.findByText('here');
  return page;
};

it('asks whether the administrator called the family on its number, then shows the recovery code', async () => {
  let asked = '';
  answers('makeRecoveryCode', ({ request }) => {
    asked = new URL(request.url).pathname;
    return {
      code: '1234 5678 9012',
      expiresAt: '2026-01-06T10:10:00.000Z',
      language: 'hi' as const,
      message: 'Read it out.',
    };
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  const question = await screen.findByRole('alertdialog', { name: /called 9876500007/ });
  expect(asked).toBe('');
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  const shown = await screen.findByText('1234 5678 9012');
  expect(asked).toMatch(/recovery-code\/7$/);
  expect(shown.closest('[role="status"]')?.textContent).toContain('Read it out.');
});

it('offers a WhatsApp message to the family in its language, without the recovery code', async () => {
  const made = {
    code: '1234 5678 9012',
    expiresAt: '2026-01-06T10:10:00.000Z',
    language: 'hi',
    message: '',
  } as const;
  answers('makeRecoveryCode', made);
  const { user } = await open();
  expect(screen.getByText(/sees only a notice in Pehchan/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  const link = await screen.findByRole('link', { name: /WhatsApp/ });
  const message = new URL(link.getAttribute('href') ?? '');
  expect(message.origin + message.pathname).toBe('https://wa.me/919876500007');
  expect(message.searchParams.get('text')).toMatch(/नमस्ते।.*\/help$/);
  expect(message.href).not.toContain('1234');
});

it('makes no recovery code if the administrator has not called the family', async () => {
  refuses('makeRecoveryCode', 500);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/We couldn’t make the code/)).toBeNull();
});

it('shows the API’s reason if a recovery code cannot be made', async () => {
  refuses('makeRecoveryCode', 403, { message: 'You are not allowed to do this.' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  await screen.findByText('We couldn’t make the code. You are not allowed to do this.');
});

it('offers no recovery code for another administrator', async () => {
  await open(buildUser({ role: 'ADMIN' }));
  expect(screen.queryByRole('button')).toBeNull();
});
