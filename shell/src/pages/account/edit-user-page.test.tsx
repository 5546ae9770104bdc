import type { Session } from '@pehchan/contract/accounts';
import {
  answers,
  buildAdministrator,
  buildSessionUser,
  buildUser,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { cleanup } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import EditUserPage from './edit-user-page.tsx';
import { wantPageTexts } from '../texts/index.ts';

wantPageTexts();

const me = buildSessionUser({ name: 'RAMESH MEHTA', phone: '9876500002', village: 'DHAN' });
const admin = buildAdministrator();

const session = (change: Partial<Session>): Session => ({
  id: 'a',
  device: 'phone',
  browser: 'Chrome',
  system: 'Android',
  signedInAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  isThis: false,
  ...change,
});

const SESSIONS = [
  session({ id: 'this', isThis: true }),
  session({ id: 'desk', device: 'computer', browser: 'Firefox', system: 'Windows' }),
  session({ id: 'odd', device: null, browser: null, system: null }),
];

function open(biodata?: number, language: 'en' | 'hi' = 'en') {
  answers('getSessions', { sessions: SESSIONS });
  answers('getUser', { User: me, biodata });
  const at = `/update-user/${me.id}`;
  return renderPage(EditUserPage, { as: me, path: '/update-user/:id', at, language });
}

describe('the profile page', () => {
  it('shows the stored values of the account', async () => {
    open();
    expect(await screen.findByLabelText(/^Father’s name/)).toHaveProperty('value', 'RAMESH MEHTA');
    expect(screen.getByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
    expect(screen.getByRole('radio', { name: 'Dhan' })).toHaveProperty('checked', true);
  });

  it('refuses a name that is too short, with this form’s own message', async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/^Father’s name/);
    await user.clear(name);
    await user.type(name, 'R');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    within(await screen.findByRole('group', { name: /^Please check/ })).getByText(
      'Name must be at least 3 characters long',
    );
  });

  it('sends a change, shows the API’s message once and opens the home page', async () => {
    answers('updateUser', { UpdateUser: me, message: 'User Updated successfully⚡' });
    const { user, address } = open();
    const name = await screen.findByLabelText(/^Father’s name/);
    await user.clear(name);
    await user.type(name, 'Suresh Mehta');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getAllByText('User Updated successfully⚡')).toHaveLength(1);
  });

  it('offers typed values again after a reload, but no password', async () => {
    const { user } = open();
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'new@example.org');
    await user.type(await screen.findByLabelText('Current password'), 'a quiet river');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Continue where I stopped' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'new@example.org');
    expect(await screen.findByLabelText('Current password')).toHaveProperty('value', '');
  });

  it('disables another administrator’s email and mobile number, and explains why', async () => {
    const other = buildUser({ role: 'ADMIN', phone: '9876500003' });
    answers('getUser', { User: other });
    renderPage(EditUserPage, { as: admin, path: '/update-user/:id', at: `/update-user/${other.id}` });
    const fields = [await screen.findByLabelText('Email'), screen.getByLabelText('Mobile no.')];
    for (const field of fields) {
      expect(field).toHaveProperty('disabled', true);
      const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toMatch(/^Only the administrator can change their own email/);
    }
    expect(screen.getByLabelText(/^Father’s name/)).toHaveProperty('disabled', false);
  });

  it.each([
    ['their own', admin],
    ['those of a family', buildUser()],
  ])('lets an administrator change an email and a mobile number: %s', async (_, user) => {
    answers('getSessions', { sessions: [] });
    answers('getUser', { User: user });
    renderPage(EditUserPage, { as: admin, path: '/update-user/:id', at: `/update-user/${user.id}` });
    expect(await screen.findByLabelText('Email')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Mobile no.')).toHaveProperty('disabled', false);
  });

  it('shows no form if the account does not exist', async () => {
    refuses('getUser', 404, { message: 'Not found' });
    renderPage(EditUserPage, { as: me, path: '/update-user/:id', at: '/update-user/0' });
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    expect(screen.queryByLabelText(/^Father’s name/)).toBeNull();
    expect(screen.queryByText(/Error in Getting User/)).toBeNull();
  });
});

describe('a change of the email or the mobile number', () => {
  const retype = async (field: string, text: string) => {
    const { user, address } = open();
    const input = await screen.findByLabelText(field);
    await user.clear(input);
    await user.type(input, text);
    return { user, address };
  };
  const update = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Update' }));

  it.each([
    ['Email', 'somebody@example.org'],
    ['Mobile no.', '9876512345'],
  ])('requires the present password for a change: %s', async (field, text) => {
    let sent: FormData | undefined;
    answers('updateUser', async ({ request }) => {
      sent = await request.formData();
      return { UpdateUser: me, message: 'User Updated successfully⚡' };
    });
    const { user, address } = await retype(field, text);
    await screen.findByText(/We will notify the old email/);
    await update(user);
    const wrong = within(await screen.findByRole('group', { name: /^Please check/ }));
    await waitFor(() =>
      expect(wrong.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Please enter your current password.',
      ]),
    );
    await user.type(screen.getByLabelText('Current password'), 'a quiet river');
    await update(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent?.get('currentPassword')).toBe('a quiet river');
  });

  it('stops asking for the password once the old email is typed again, in any letter case', async () => {
    const { user } = await retype('Email', 'x@example.org');
    await screen.findByLabelText('Current password');
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, ` ${me.email.toUpperCase()}`);
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('marks the field of the present password if it is wrong', async () => {
    const wrong = 'This is not your current password.';
    refuses('updateUser', 403, { code: 'reauth', message: wrong, fields: { currentPassword: wrong } });
    const { user, address } = await retype('Email', 'x@example.org');
    await user.type(await screen.findByLabelText('Current password'), 'another one');
    await update(user);
    await screen.findByText(`Error Updating. ${wrong}`);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(address()).toBe(`/update-user/${me.id}`);
  });

  it('asks an administrator for no password to change a family’s email', async () => {
    const other = buildUser();
    answers('getUser', { User: other });
    const { user } = renderPage(EditUserPage, {
      as: admin,
      path: '/update-user/:id',
      at: `/update-user/${other.id}`,
    });
    await user.type(await screen.findByLabelText('Email'), 'x');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    for (const part of ['Password', 'Where you are logged in']) {
      expect(screen.queryByRole('heading', { name: part })).toBeNull();
    }
  });
});

describe('a change of the password', () => {
  const openForm = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = within(screen.getByRole('group', { name: 'Password' }));
    return {
      user,
      present: form.getByLabelText('Current password'),
      next: form.getByLabelText('New password'),
    };
  };
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change password' }));

  it('requires the present password, and a new password that follows the rules', async () => {
    const { user, present, next } = await openForm();
    expect([present, next].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ]);
    await user.type(next, 'short');
    await send(user);
    const summary = within(await screen.findByRole('group', { name: /^Please check/ }));
    summary.getByText('Please enter your current password.');
    summary.getByText('Password must be at least 8 characters long');
    await user.click(summary.getByText('Please enter your current password.'));
    await waitFor(() => expect(document.activeElement).toBe(present));
  });

  it('sends both passwords, confirms the change once and closes the form', async () => {
    let sent: unknown;
    answers('changePassword', async ({ request }) => {
      sent = await request.json();
      return { message: 'Changed. Others are out.' };
    });
    const { user, present, next } = await openForm();
    await user.type(present, 'a quiet river');
    await user.type(next, 'a louder river');
    await send(user);
    await screen.findByText('Changed. Others are out.');
    await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
    expect(sent).toEqual({ currentPassword: 'a quiet river', password: 'a louder river' });
  });

  it('keeps the form open if the present password is wrong, and marks its field', async () => {
    const wrong = 'This is not your current password.';
    refuses('changePassword', 403, { code: 'reauth', message: wrong, fields: { currentPassword: wrong } });
    const { user, present, next } = await openForm();
    await user.type(present, 'another one');
    await user.type(next, 'a louder river');
    await send(user);
    await screen.findByText(`We couldn’t change the password. ${wrong}`);
    expect(present.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the list of signed-in devices', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  const list = async () => {
    const shown = open();
    const items = await (await region()).findAllByRole('listitem');
    return { ...shown, texts: items.map(({ textContent }) => textContent) };
  };

  it('describes each device in plain words, and marks the current one', async () => {
    const { texts } = await list();
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^Phone, Android, ChromeLogged in 1 November 2026 .*This device$/);
    expect(texts[1]).toMatch(/^Computer, Windows, FirefoxLogged in .*Last used 20 November 2026 .*Log out$/);
    expect(texts[2]).toMatch(/^Unknown deviceLogged in /);
    expect(screen.queryByRole('button', { name: 'Log out: Phone, Android, Chrome' })).toBeNull();
  });

  it('signs one device out, and loads the list again', async () => {
    const { user } = await list();
    answers('endSession', ({ request }) => {
      expect(request.url).toMatch(/\/auth\/sessions\/desk$/);
      answers('getSessions', { sessions: SESSIONS.filter(({ id }) => id !== 'desk') });
      return { message: 'That device is logged out.' };
    });
    await user.click(screen.getByRole('button', { name: 'Log out: Computer, Windows, Firefox' }));
    await screen.findByText('That device is logged out.');
    const { getAllByRole } = await region();
    await waitFor(() => expect(getAllByRole('listitem')).toHaveLength(2));
  });

  it('signs all other devices out, and then hides the button', async () => {
    const { user } = await list();
    answers('endOtherSessions', () => {
      answers('getSessions', { sessions: SESSIONS.slice(0, 1) });
      return { message: 'All other devices are logged out.' };
    });
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await screen.findByText('All other devices are logged out.');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull(),
    );
  });

  it('shows an error if the list of devices cannot be loaded, and retries on request', async () => {
    answers('getUser', { User: me });
    refuses('getSessions', 503, { message: 'The service rests.' });
    const { user } = renderPage(EditUserPage, {
      as: me,
      path: '/update-user/:id',
      at: `/update-user/${me.id}`,
    });
    await screen.findByText('Your devices couldn’t load. The service rests.');
    answers('getSessions', { sessions: SESSIONS });
    await user.click((await region()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(3));
  });
});

describe('the deletion of an account', () => {
  const question = { name: 'Are you sure you want to delete this User ?' };

  it('offers the deletion of the account at the end of the page, with what it removes', async () => {
    open();
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Delete account');
    screen.getByText(/^This deletes your account, every biodata in it and all photos/);
  });

  it.each([
    [undefined, 'en', 'Delete account', /^This deletes your account/, 'Yes, delete'],
    [0, 'en', 'Delete account', 'The account will be deleted for ever.', 'Yes, delete'],
    [2, 'en', 'Delete account', 'The account and 2 biodata will be deleted for ever.', 'Yes, delete'],
    [2, 'hi', 'खाता हटाएँ', 'खाता और 2 बायोडाटा हमेशा के लिए हट जाएँगे।', 'हाँ, हटाएँ'],
  ] as const)(
    'names what a deletion removes: %s biodata, %s',
    async (biodata, language, button, what, yes) => {
      const { user } = open(biodata, language);
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = within(screen.getByRole('alertdialog'));
      dialog.getByText(what);
      dialog.getByRole('button', { name: yes });
    },
  );

  it('requires the present password, and keeps the account after a no', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('alertdialog', question));
    await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    dialog.getByRole('group', { name: /^Please check/ });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe(`/update-user/${me.id}`);
  });

  it('shows why an account cannot be deleted, and keeps the question open', async () => {
    refuses('deleteUser', 409, { message: 'The last administrator stays.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('alertdialog', question));
    await user.type(dialog.getByLabelText('Current password'), 'a quiet river');
    await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('Error deleting user. The last administrator stays.');
    screen.getByRole('alertdialog', question);
  });

  it('asks an administrator for no password to delete another account', async () => {
    const other = buildUser();
    answers('getUser', { User: other });
    let sent: unknown;
    answers('deleteUser', async ({ request }) => {
      sent = await request.json();
      return { message: 'User deleted successfully' };
    });
    const { user, address } = renderPage(EditUserPage, {
      as: admin,
      path: '/update-user/:id',
      at: `/update-user/${other.id}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const asked = within(screen.getByRole('alertdialog', question));
    await user.click(asked.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent).toEqual({});
  });
});
