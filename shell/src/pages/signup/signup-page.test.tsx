import { answers, holds, refuses, screen, waitFor, within } from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { wantPageTexts } from '../texts/index.ts';
import { fillAccount, fillBiodata, goOn, keepsSession, open, reachBiodata, review } from './testing.ts';

wantPageTexts();

const linesOf = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('#field-', ''));
const fieldsOnTheScreen = () => [
  ...new Set([...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)),
];
const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

beforeEach(() => answers('checkAvailability', { message: 'Nobody has registered with these yet.' }));

describe('the sign-up page', () => {
  it('starts with the account, names each invalid field and focuses the first', async () => {
    const { user } = open();
    await screen.findByText('Part 1 of 3');
    await goOn(user);
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    for (const sentence of [/^Write your email/, 'Write a password of at least 8 characters']) {
      within(summary).getByText(sentence);
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Father’s name/)));
    expect(linesOf(summary)).toEqual(['name', 'Father', 'phone', 'email', 'password', 'village']);
    expect(linesOf(summary)).toEqual(fieldsOnTheScreen());

    await user.click(within(summary).getByText(/^Write your email/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
  });

  it('shows the minimum length of the password before it is typed', async () => {
    open();
    const password = await screen.findByLabelText('Password');
    const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^At least 8 letters/);
  });

  it('asks only once for the values that account and biodata share', async () => {
    const { user } = open();
    await reachBiodata(user);
    expect(screen.getByLabelText('Father Name')).toHaveProperty('value', 'Ramesh Mehta');
    expect(screen.queryByLabelText('Mobile no.')).toBeNull();
    expect(screen.queryByLabelText('Village')).toBeNull();
  });

  it('keeps the values of the account after Back, including the phone’s own Back', async () => {
    const { user, goBack, address, kept } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
    await goOn(user);
    await user.type(await screen.findByLabelText('Full Name'), 'Asha');
    // Wait for the form's history entry, which the router adds after the second part is rendered.
    await waitFor(() => expect(kept()).toEqual({ trail: [0, 1] }));
    await goBack();
    expect(await screen.findByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
    await goOn(user);
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Asha');
    expect(address()).toBe('/signup');
  });

  it('counts the parts of account and biodata together on a phone', async () => {
    const { user } = open(true);
    await screen.findByText('Part 1 of 5');
    await fillAccount(user);
    await goOn(user);
    await screen.findByText('Part 2 of 5');
    screen.getByRole('heading', { name: 'Basic Information' });
  });

  it('copies the account’s name to the biodata’s father until the family types another', async () => {
    const { user } = open();
    await reachBiodata(user);
    const father = () => screen.getByLabelText('Father Name');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText(/^Father’s name/), ' Jain');
    await goOn(user);
    await waitFor(() => expect(father()).toHaveProperty('value', 'Ramesh Mehta Jain'));
    await user.type(father(), ' Senior');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText(/^Father’s name/), ' Junior');
    await goOn(user);
    await screen.findByText('Part 2 of 3');
    expect(father()).toHaveProperty('value', 'Ramesh Mehta Jain Senior');
  });

  it('returns to a registered mobile number, and focuses the message, which stays until a correction', async () => {
    const taken = 'This mobile number is already registered.';
    refuses('register', 409, { message: taken, code: 'conflict', fields: { phone: taken } });
    const { user } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await screen.findByText('Part 1 of 3');
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
    await goOn(user);
    await screen.findByText('Part 2 of 3');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull());
  });

  it('reports a registered mobile number before the biodata, and checks the changed one', async () => {
    const asked: unknown[] = [];
    const taken = 'This mobile number is already registered.';
    refuses('checkAvailability', 409, { message: taken, code: 'conflict', fields: { phone: taken } });
    const { user } = open();
    await fillAccount(user);
    await goOn(user);
    await screen.findByText(taken);
    screen.getByText('Part 1 of 3');
    const phone = screen.getByLabelText('Mobile no.');
    await waitFor(() => expect(document.activeElement).toBe(phone));

    answers('checkAvailability', async ({ request }) => {
      asked.push(await request.json());
      return { message: 'Nobody has registered with these yet.' };
    });
    await user.type(phone, '{Backspace}3');
    await goOn(user);
    await screen.findByText('Part 2 of 3');
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 3');
    await goOn(user);
    await screen.findByText('Part 2 of 3');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ phone: '9876500003', email: 'ramesh@example.org', village: 'DHAN' });
  });

  const COMMON = 'This password is too easy to guess. Please choose another.';
  const OWN = 'Don’t use your name, number, email or village in the password. Please choose another.';
  const refusesPassword = (call: 'checkAvailability' | 'createProfile', sentence: string) =>
    refuses(call, 400, { message: sentence, code: 'invalid', fields: { password: sentence } });

  it.each([COMMON, OWN])('stays on the first part until the password is changed: %s', async (sentence) => {
    refusesPassword('checkAvailability', sentence);
    const { user } = open();
    await fillAccount(user);
    await goOn(user);
    await screen.findByText(sentence);
    screen.getByText('Part 1 of 3');
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    answers('checkAvailability', { message: 'Free' });
    await user.type(password, ' in spring');
    await goOn(user);
    await screen.findByText('Part 2 of 3');
  });

  it('checks a password that contains the name again after the name is changed', async () => {
    refusesPassword('checkAvailability', OWN);
    const { user } = open();
    await fillAccount(user);
    await goOn(user);
    await screen.findByText(OWN);
    answers('checkAvailability', { message: 'Free' });
    await user.type(screen.getByLabelText('Grandfather’s name'), ' Jain');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(OWN)).toBeNull());
    await goOn(user);
    await screen.findByText('Part 2 of 3');
  });

  it('names the password, and not the biodata, if the API refuses the password on the last part', async () => {
    refusesPassword('createProfile', COMMON);
    const { user } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    await screen.findByText(`Error signing up. ${COMMON}`);
    expect(screen.queryByText(/creating profile/)).toBeNull();
    await screen.findByText('Part 1 of 3');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([429, 503])('continues without a message if the availability check fails (%s)', async (status) => {
    refuses('checkAvailability', status, { message: 'Please try again later.', code: 'unavailable' });
    const { user } = open();
    await reachBiodata(user);
    expect(screen.queryByText(/try again later/)).toBeNull();
  });

  it('accepts a mobile number as an address book stores it', async () => {
    const { user } = open();
    const phone = await screen.findByLabelText('Mobile no.');
    await user.click(phone);
    await user.paste('+91 98765 00011');
    expect(phone).toHaveProperty('value', '9876500011');
  });

  it('disables Back while the sign-up is being sent', async () => {
    const arrive = holds('createProfile', { message: 'Biodata Created successfully⚡' });
    const { user, address } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    const back = screen.getByRole('button', { name: 'Back' });
    await waitFor(() => expect(isDisabled(back)).toBe(true));
    keepsSession();
    arrive();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows all entered values in words before they are sent, without the password', async () => {
    const { user } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await user.selectOptions(screen.getByLabelText(/^Height/), '5 feet 4 inches');
    await review(user);
    const said = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
    );
    expect(said).toMatchObject({
      'Mobile no.': '9876500002',
      Village: 'Dhan',
      'Full Name': 'Asha Mehta',
      Gender: 'Female',
      'Date of birth': expect.stringMatching(/^1 April 1999 · Age: \d\d years$/) as string,
      Height: '5 feet 4 inches',
      'Employed in': 'Private',
      'Father Name': 'Ramesh Mehta',
    });
    screen.getByRole('img', { name: 'Photo' });
    expect(document.body.textContent).not.toContain('a quiet river');
    expect(said).not.toHaveProperty('Hobbies');
  });

  it('sends nothing before the family confirms that the candidate knows of the biodata', async () => {
    let sent = '';
    answers('createProfile', async ({ request }) => {
      keepsSession();
      sent = await request.text();
      return { message: 'Biodata Created successfully⚡' };
    });
    const { user, address } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await review(user);
    const tick = screen.getByRole('checkbox', { name: /^My son or daughter knows/ });
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    await screen.findAllByText(/^Please tick this/);
    expect(sent).toBe('');
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent).toMatch(/name="candidateKnows"\s+YES/);
  });

  it('corrects a part from the review, and returns directly to the review', async () => {
    let sent = '';
    answers('createProfile', async ({ request }) => {
      keepsSession();
      sent = await request.text();
      return { message: 'Biodata Created successfully⚡' };
    });
    const { user, address } = open();
    await reachBiodata(user);
    await fillBiodata(user);
    await review(user);
    await user.click(screen.getByRole('button', { name: 'Edit: Your account' }));
    const name = await screen.findByLabelText('Grandfather’s name');
    await user.type(name, ' Senior');
    await goOn(user);
    await screen.findByRole('heading', { name: 'Check before you send' });
    screen.getByText('Kishan Mehta Senior');
    await user.click(screen.getByRole('button', { name: 'Create account with biodata' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent).toContain('Kishan Mehta Senior');
  });
});
