import {
  answers,
  buildAdministrator,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it, vi } from 'vitest';
import { SideMenu } from './side-menu.tsx';

const maintainer = buildAdministrator({ can: { search: true, administer: true, purge: true } });
const open = (as = buildAdministrator(), onSignedOut?: () => void) =>
  renderPage(SideMenu, { as, path: '/dashboard', onSignedOut });

const PURGE = { name: 'Delete users without profiles' };

describe('the side menu', () => {
  it('shows the maintainer all entries in order and marks the current page', async () => {
    open(maintainer);
    const menu = within(await screen.findByRole('navigation', { name: 'Administrator menu' }));
    const entries = await menu.findAllByRole('listitem');
    expect(entries.map((entry) => entry.querySelector('[title]')?.getAttribute('title'))).toEqual([
      'Dashboard',
      'User List',
      'Approved Biodata',
      'All Biodata',
      'Messages from families',
      'Trace a leaked photo',
      'Delete users without profiles',
      'Settings',
      'Logout',
    ]);
    expect(menu.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
  });

  it('shows one short word under each icon of the rail, which screen readers skip', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Approved Biodata' });
    expect(link.querySelector('[aria-hidden]')?.textContent).toBe('Approved');
  });

  it('offers to delete users without profiles to the maintainer only', async () => {
    open();
    await screen.findByRole('link', { name: 'User List' });
    expect(screen.queryByRole('button', PURGE)).toBeNull();
  });

  it('opens and closes the administrator menu with its button', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Administrator menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('signs out, and leaves it to the shell what the page shows next', async () => {
    const left = vi.fn();
    answers('logout', { message: 'Logout successful' });
    const { user } = open(undefined, left);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('stays on the page and shows an error if signing out fails', async () => {
    const left = vi.fn();
    refuses('logout', 503);
    const { user } = open(undefined, left);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText(/^Error logging out/);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('deleting users without profiles', () => {
  it('reports that every user has a profile, without asking for confirmation', async () => {
    answers('countUsersWithoutProfiles', { count: 0 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await screen.findByText('✅ No users without profiles found.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it deletes 3 users without profiles, then reports the number', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    answers('deleteUsersWithoutProfiles', { count: 3 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await screen.findByText('3 users without profiles will be deleted. Do you want to continue?');
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('3 users deleted successfully!');
  });

  it('deletes no users without profiles if the maintainer answers no', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(screen.queryByText('3 users deleted successfully!')).toBeNull();
  });

  it('shows an error if users without profiles cannot be deleted', async () => {
    answers('countUsersWithoutProfiles', { count: 3 });
    refuses('deleteUsersWithoutProfiles', 500);
    const { user } = open(maintainer);
    await user.click(await screen.findByRole('button', PURGE));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await screen.findByText(/^Failed to delete users without profiles/);
  });
});
