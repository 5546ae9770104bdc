import {
  answers,
  buildSessionUser,
  holds,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import SignupPage from './signup-page.tsx';

type User = ReturnType<typeof renderPage>['user'];
const open = () => renderPage(SignupPage, { as: null, path: '/signup' });
const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Next: biodata' }));

const linesOf = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('#field-', ''));
const fieldsOnTheScreen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);

async function fillAccount(user: User): Promise<void> {
  await user.type(await screen.findByLabelText(/^Name of the father/), 'Ramesh Mehta');
  await user.type(screen.getByLabelText('Name of the grandfather'), 'Kishan Mehta');
  await user.type(screen.getByLabelText('Mobile no.'), '9876500002');
  await user.type(screen.getByLabelText(/^Email/), 'ramesh@example.org');
  await user.type(screen.getByLabelText('Password'), 'a quiet river');
  await user.selectOptions(screen.getByLabelText('Village'), 'Dhan');
}

async function reachBiodata(user: User): Promise<void> {
  await fillAccount(user);
  await goOn(user);
  await screen.findByText('Step 2 of 2');
}

async function fillBiodata(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Mehta');
  await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await user.type(screen.getByLabelText('Date of birth'), '1999-04-01');
  await user.type(screen.getByLabelText('Current live city'), 'Pune');
  await user.type(screen.getByLabelText('Gotra'), 'Kashyap');
  await user.upload(
    screen.getByLabelText('Choose a photo'),
    new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' }),
  );
  await user.selectOptions(screen.getByLabelText('Employed in'), 'Private');
  await user.type(screen.getByLabelText('Mother Name'), 'Kamla Mehta');
}

const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

describe('sign-up', () => {
  it('begins with the account and names each field that is wrong, with the focus on the list', async () => {
    const { user } = open();
    await screen.findByText('Step 1 of 2');
    await goOn(user);
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    for (const sentence of ['Enter a valid email', 'Password must be at least 8 characters long']) {
      within(summary).getByText(sentence);
    }
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(linesOf(summary)).toEqual(['name', 'Father', 'phone', 'email', 'password', 'village']);
    expect(linesOf(summary)).toEqual(fieldsOnTheScreen());

    await user.click(within(summary).getByText('Enter a valid email'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
  });

  it('asks once for what account and biodata share', async () => {
    const { user } = open();
    await reachBiodata(user);
    expect(screen.getByLabelText('Father Name')).toHaveProperty('value', 'Ramesh Mehta');
    expect(screen.queryByLabelText('Mobile no.')).toBeNull();
    expect(screen.queryByLabelText('Village')).toBeNull();
  });

  it('keeps the account when one goes back to it', async () => {
    const { user } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
  });

  it('makes the account alone when the biodata is put off, says so once, and goes home', async () => {
    let sent: unknown;
    answers('register', async ({ request }) => {
      sent = await request.json();
      return { user: buildSessionUser(), message: 'Welcome to Pehchan' };
    });
    const { user, address } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getAllByText('Welcome to Pehchan')).toHaveLength(1);
    expect(sent).toMatchObject({ phone: '9876500002', village: 'DHAN', password: 'a quiet river' });
  });

  it('stays on the form when the API refuses, with its reason', async () => {
    refuses('register', 409, { message: 'This email is already registered.', code: 'conflict' });
    const { user, address } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await screen.findByText('Error signing up. This email is already registered.');
    expect(address()).toBe('/signup');
  });

  it('leads back to a mobile number that is taken, with the focus on the sentence until it is mended', async () => {
    const taken = 'This mobile number is already registered.';
    refuses('register', 409, { message: taken, code: 'conflict', fields: { phone: taken } });
    const { user } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await screen.findByText('Step 1 of 2');
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    within(summary).getByText('Please check one field:');
    await waitFor(() => expect(document.activeElement).toBe(summary));

    await user.click(within(summary).getByText(taken));
    const phone = screen.getByLabelText('Mobile no.');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await user.tab();
    within(screen.getByRole('group', { name: /^Please check/ })).getByText(taken);
    await user.type(phone, '{Backspace}3');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  });

  it('takes a mobile number as an address book has it', async () => {
    const { user } = open();
    const phone = await screen.findByLabelText('Mobile no.');
    await user.click(phone);
    await user.paste('+91 98765 00011');
    expect(phone).toHaveProperty('value', '9876500011');
  });

  it('can be neither put off nor gone back in while it is being sent', async () => {
    const arrive = holds('createProfile', { message: 'Biodata Created successfully⚡' });
    const { user, address } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    const others = ['Add biodata later', 'Back'].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => expect(others.map(isDisabled)).toEqual([true, true]));
    arrive();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('never keeps the password on the device', async () => {
    const { user } = open();
    await reachBiodata(user);
    const kept = () =>
      [localStorage, sessionStorage]
        .flatMap((area) => Array.from({ length: area.length }, (_, at) => area.getItem(area.key(at) ?? '')))
        .join();
    await waitFor(() => expect(kept()).toContain('9876500002'));
    expect(kept()).not.toContain('a quiet river');
  });
});
