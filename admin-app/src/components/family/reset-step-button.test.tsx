import { answers, buildAdministrator, buildUser, renderPage, screen, within } from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import { ResetStepButton } from './reset-step-button.tsx';

const other = buildUser({ id: 7, name: 'SITA SUTHAR', role: 'ADMIN' });

async function reset(code: string | null) {
  answers('resetSecondStep', { code, message: 'It is reset.' });
  const Page = () => <ResetStepButton user={other} />;
  const { user } = renderPage(Page, { as: buildAdministrator({ id: 8 }) });
  await user.click(await screen.findByRole('button', { name: /^Reset second step/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  await screen.findAllByText('It is reset.');
}

it('shows the code for the other administrator after a reset of their second step', async () => {
  await reset('1234 5678 9012');
  expect((await screen.findByText('1234 5678 9012')).closest('[role="status"]')).not.toBeNull();
});

it('shows no code after a reset of the second step if the reply has no code', async () => {
  await reset(null);
  expect(screen.queryByText(/\d{4} \d{4}/)).toBeNull();
});
