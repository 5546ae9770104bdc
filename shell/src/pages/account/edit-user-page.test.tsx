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
import { describe, expect, it } from 'vitest';
import EditUserPage from './edit-user-page.tsx';

const me = buildSessionUser({ name: 'RAMESH MEHTA', phone: '9876500002', village: 'DHAN' });
const admin = buildAdministrator();

function open() {
  answers('getUser', { User: me });
  return renderPage(EditUserPage, { as: me, path: '/update-user/:id', at: `/update-user/${me.id}` });
}

describe('my profile', () => {
  it('shows what the account says', async () => {
    open();
    expect(await screen.findByLabelText(/^Name of the father/)).toHaveProperty('value', 'RAMESH MEHTA');
    expect(screen.getByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
    expect(screen.getByLabelText('Village')).toHaveProperty('value', 'DHAN');
  });

  it('refuses a name that is too short, in this form’s own words', async () => {
    const { user } = open();
    const name = await screen.findByLabelText(/^Name of the father/);
    await user.clear(name);
    await user.type(name, 'R');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    within(await screen.findByRole('group', { name: /^Please check/ })).getByText(
      'Name must be at least 3 characters long',
    );
  });

  it('sends the change, says the API’s sentence once, and goes home', async () => {
    answers('updateUser', { UpdateUser: me, message: 'User Updated successfully⚡' });
    const { user, address } = open();
    const name = await screen.findByLabelText(/^Name of the father/);
    await user.clear(name);
    await user.type(name, 'Suresh Mehta');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getAllByText('User Updated successfully⚡')).toHaveLength(1);
  });

  it('leaves another administrator’s email and mobile number to them, and says so', async () => {
    const other = buildUser({ role: 'ADMIN', phone: '9876500003' });
    answers('getUser', { User: other });
    renderPage(EditUserPage, { as: admin, path: '/update-user/:id', at: `/update-user/${other.id}` });
    const fields = [await screen.findByLabelText('Email'), screen.getByLabelText('Mobile no.')];
    for (const field of fields) {
      expect(field).toHaveProperty('disabled', true);
      const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toMatch(/^An administrator’s email and mobile number can be changed by/);
    }
    expect(screen.getByLabelText(/^Name of the father/)).toHaveProperty('disabled', false);
  });

  it.each([
    ['their own, for an administrator', admin],
    ['a member’s', buildUser()],
  ])('lets them be changed: %s', async (_, user) => {
    answers('getUser', { User: user });
    renderPage(EditUserPage, { as: admin, path: '/update-user/:id', at: `/update-user/${user.id}` });
    expect(await screen.findByLabelText('Email')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Mobile no.')).toHaveProperty('disabled', false);
  });

  it('asks before it deletes the account, and keeps it when the answer is no', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this User ?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe(`/update-user/${me.id}`);
  });

  it('says why an account could not be deleted', async () => {
    refuses('deleteUser', 409, { message: 'The last administrator stays.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('Error deleting user. The last administrator stays.');
  });

  it('says when there is no such account', async () => {
    refuses('getUser', 404, { message: 'Not found' });
    renderPage(EditUserPage, { as: me, path: '/update-user/:id', at: '/update-user/0' });
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    expect(screen.queryByLabelText(/^Name of the father/)).toBeNull();
  });
});
