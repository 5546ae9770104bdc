import {
  answers,
  buildAdministrator,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Its parts for the desk are here before the first test begins to wait for them.
import '@pehchan/kit/desktop';
import { describe, expect, it, vi } from 'vitest';
import { SideMenu } from './side-menu.tsx';

const maintainer = buildAdministrator({ can: { search: true, administer: true, purge: true } });
const open = (as = buildAdministrator(), onSignedOut?: () => void) =>
  renderPage(SideMenu, { as, path: '/dashboard', onSignedOut });

const PURGE = { name: 'Delete users without profiles' };

describe('the side menu', () => {
  it('has every way, in its order, and marks the present one', async () => {
    open(maintainer);
    const menu = within(await screen.findByRole('navigation', { name: 'Administrator menu' }));
    const entries = await menu.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent.trim())).toEqual([
      'Dashboard',
      'User List',
      'Approved Biodata',
      'All Biodata',
      'What families told',
      'Whose copy is this?',
      'Delete users without profiles',
      'Settings',
      'Logout',
    ]);
    expect(menu.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers to delete users without profiles to the maintainer alone', async () => {
    open();
    await screen.findByRole('link', { name: 'User List' });
    expect(screen.queryByRole('button', PURGE)).toBeNull();
  });

  it('opens and closes behind its button', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Administrator menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('signs out, and lets the shell say what becomes of the page', async () => {
    const left = vi.fn();
    answers('logout', { message: 'Logout successful' });
    const { user } = open(undefined, left);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('stays when signing out failed, and says so', async () => {
    const left = vi.fn();
    refuses('logout', 503);
    const { user } = open(undefined, left);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText(/^Error logging out/);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('deleting users without profiles', () => {
  it('says when there are none, and asks nothing', async () => {
    answers('countUsersWithoutProfiles', { count: 0 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await screen.findByText('✅ No users without profiles found.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks with their number, deletes, and says how many', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    answers('deleteUsersWithoutProfiles', { count: 3 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await screen.findByText('3 users without profiles will be deleted. Do you want to continue?');
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('3 users deleted successfully!');
  });

  it('deletes nobody when the answer is no', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(screen.queryByText('3 users deleted successfully!')).toBeNull();
  });

  it('says when it failed', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    refuses('deleteUsersWithoutProfiles', 500);
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await screen.findByText(/^Failed to delete users without profiles/);
  });
});
