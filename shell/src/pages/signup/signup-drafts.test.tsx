import { answers, buildSessionUser, fillDate, refuses, screen, waitFor, within } from '@pehchan/kit/testing';
import { PUT_OFF } from '@pehchan/kit/biodata-form';
import { readDraft } from '@pehchan/kit/forms';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wantPageTexts } from '../texts/index.ts';
import { fillAccount, goOn, keepsSession, open, reachBiodata } from './testing.ts';

wantPageTexts();

beforeEach(() => answers('checkAvailability', { message: 'Nobody has registered with these yet.' }));

describe('the sign-up page', () => {
  it('restores a whole draft, whichever part it was left in', async () => {
    const values = { name: 'Ramesh Mehta', Father: 'Kishan Mehta', phone: '9876500002', village: 'DHAN' };
    const draft = { email: 'ramesh@example.org', fullname: 'Asha Mehta', gotra: 'Kashyap', ...values };
    const kept = { at: Date.now(), step: 1, values: draft };
    sessionStorage.setItem('pehchan.draft.signup', JSON.stringify(kept));
    const { user } = open();
    await screen.findByText(/Just type the password again/);
    await user.click(screen.getByRole('button', { name: 'Continue where I stopped' }));
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^Just type the password again/);
    await user.type(password, 'a quiet river');
    await goOn(user);
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Asha Mehta');
    expect(screen.getByLabelText('Gotra')).toHaveProperty('value', 'Kashyap');
    expect(screen.queryByRole('region', { name: 'Unfinished form' })).toBeNull();
  });

  it('creates only the account if the biodata is postponed, confirms it once and opens the home page', async () => {
    let sent: unknown;
    answers('register', async ({ request }) => {
      keepsSession();
      sent = await request.json();
      return { user: buildSessionUser(), message: 'Welcome to Pehchan' };
    });
    const { user, address, goBack } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getAllByText('Welcome to Pehchan')).toHaveLength(1);
    expect(sent).toMatchObject({ phone: '9876500002', village: 'DHAN', password: 'a quiet river' });
    // After the sign-up, “back” no longer opens the parts of the form.
    await goBack();
    expect(address()).toBe('/');
  });

  it('asks whether to keep the draft of the biodata on the phone, for this account only', async () => {
    answers('register', () => {
      keepsSession();
      return { user: buildSessionUser({ id: 71 }), message: 'Welcome to Pehchan' };
    });
    const { user, address } = open(true);
    await fillAccount(user);
    await goOn(user);
    await user.type(await screen.findByLabelText('Full Name'), 'Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    const question = await screen.findByRole('alertdialog', { name: /^Keep what you wrote/ });
    await user.click(within(question).getByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() => expect(address()).toBe('/'));
    const kept = JSON.parse(localStorage.getItem('pehchan.draft.biodata') ?? 'null') as unknown;
    expect(kept).toMatchObject({ account: 71, values: { fullname: 'Asha Mehta' } });
    expect(JSON.stringify([kept, { ...sessionStorage }])).not.toMatch(/quiet river|9876500002|Kishan/);
  });

  it('shows that the draft lasts until the page closes if the browser refuses to store it', async () => {
    answers('register', () => {
      keepsSession();
      return { user: buildSessionUser({ id: 71 }), message: 'Welcome to Pehchan' };
    });
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, address } = open();
    await reachBiodata(user);
    await user.type(screen.getByLabelText('Full Name'), 'Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    const question = await screen.findByRole('alertdialog', { name: /until you close this page\?$/ });
    within(question).getByText(/private mode, or the phone is full/);
    await user.click(within(question).getByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() => expect(address()).toBe('/'));
    refusing.mockRestore();
    expect(readDraft({ key: PUT_OFF }, 71)?.values).toEqual({ fullname: 'Asha Mehta' });
    expect(localStorage.getItem('pehchan.draft.biodata')).toBeNull();
  });

  it('stays on the form with all typed fields if the question about the draft is closed', async () => {
    const { user, address } = open();
    await reachBiodata(user);
    await user.type(screen.getByLabelText('Full Name'), 'Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    const question = await screen.findByRole<HTMLDialogElement>('alertdialog', { name: /^Keep what/ });
    question.close();
    expect([address(), localStorage.length]).toEqual(['/signup', 0]);
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Asha Mehta');
  });

  it('also asks about a draft whose offer was not answered, and keeps it', async () => {
    const draft = { at: Date.now(), step: 2, lost: [], values: { fullname: 'Asha Mehta', gotra: 'Kashyap' } };
    sessionStorage.setItem('pehchan.draft.signup', JSON.stringify(draft));
    answers('register', () => {
      keepsSession();
      return { user: buildSessionUser({ id: 71 }), message: 'Welcome to Pehchan' };
    });
    const { user, address } = open(true);
    await screen.findByRole('region', { name: 'Unfinished form' });
    await fillAccount(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() => expect(address()).toBe('/'));
    const kept = JSON.parse(localStorage.getItem('pehchan.draft.biodata') ?? 'null') as unknown;
    expect(kept).toMatchObject({ account: 71, values: { fullname: 'Asha Mehta', gotra: 'Kashyap' } });
  });

  it('stores no draft of the biodata if the family answers no', async () => {
    answers('register', () => {
      keepsSession();
      return { user: buildSessionUser(), message: 'Welcome to Pehchan' };
    });
    const { user, address } = open();
    await reachBiodata(user);
    await user.type(screen.getByLabelText('Full Name'), 'Asha Mehta');
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await user.click(await screen.findByRole('button', { name: 'No, don’t keep it' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('offers to add the biodata later only on the first two parts', async () => {
    const { user } = open(true);
    await fillAccount(user);
    screen.getByRole('button', { name: 'Add biodata later' });
    await goOn(user);
    await user.type(await screen.findByLabelText('Full Name'), 'Asha Mehta');
    screen.getByRole('button', { name: 'Add biodata later' });
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await fillDate(user, 'Date of birth', '1999-04-01');
    await user.type(screen.getByLabelText('Current live city'), 'Pune');
    await user.type(screen.getByLabelText('Gotra'), 'Kashyap');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Part 3 of 5');
    expect(screen.queryByRole('button', { name: 'Add biodata later' })).toBeNull();
  });

  it('stays on the form and shows the API’s reason if it refuses the account', async () => {
    refuses('register', 409, { message: 'This email is already registered.', code: 'conflict' });
    const { user, address } = open();
    await reachBiodata(user);
    await user.click(screen.getByRole('button', { name: 'Add biodata later' }));
    await screen.findByText('Error signing up. This email is already registered.');
    expect(address()).toBe('/signup');
  });

  it('never stores the password on the device', async () => {
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
