import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { fillDate, renderPage, screen } from '@pehchan/kit/testing';
import SignupPage from './signup-page.tsx';

type User = ReturnType<typeof renderPage>['user'];
export const open = (onPhone = false) => renderPage(SignupPage, { as: null, path: '/signup', onPhone });
export const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Next: biodata' }));

export async function fillAccount(user: User): Promise<void> {
  await user.type(await screen.findByLabelText(/^Father’s name/), 'Ramesh Mehta');
  await user.type(screen.getByLabelText('Grandfather’s name'), 'Kishan Mehta');
  await user.type(screen.getByLabelText('Mobile no.'), '9876500002');
  await user.type(screen.getByLabelText(/^Email/), 'ramesh@example.org');
  await user.type(screen.getByLabelText('Password'), 'a quiet river');
  await user.click(screen.getByRole('radio', { name: 'Dhan' }));
}

export async function reachBiodata(user: User): Promise<void> {
  await fillAccount(user);
  await goOn(user);
  await screen.findByText('Part 2 of 3');
}

export async function fillBiodata(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Mehta');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await fillDate(user, 'Date of birth', '1999-04-01');
  await user.type(screen.getByLabelText('Current live city'), 'Pune');
  await user.type(screen.getByLabelText('Gotra'), 'Kashyap');
  await user.upload(
    screen.getByLabelText('Choose a photo'),
    new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Private' }));
  await user.type(screen.getByLabelText('Mother Name'), 'Kamla Mehta');
}

export async function review(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Check before you send' });
  await user.click(screen.getByRole('checkbox', { name: /^My son or daughter knows/ }));
}

export const keepsSession = () => (document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`);
