import type { SessionUser } from '@pehchan/contract/accounts';
import type { ReleaseDocument } from '@pehchan/release/document';
import { buildAdministrator, buildSessionUser, renderPage, screen, within } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import { TopBar } from './top-bar.tsx';

const entry = { icon: 'search', order: 20 };
const release = {
  remotes: {
    member: {
      enabled: true,
      nav: [
        {
          ...entry,
          id: 'search',
          to: '/search-profiles',
          label: { en: 'Search Biodata', hi: 'बायोडाटा खोजें' },
          access: 'approved',
        },
      ],
    },
    admin: {
      enabled: true,
      nav: [
        {
          ...entry,
          id: 'dashboard',
          to: '/dashboard',
          label: { en: 'Dashboard', hi: 'डैशबोर्ड' },
          access: 'admin',
        },
      ],
    },
  },
} as unknown as ReleaseDocument;

const Bar = () => <TopBar release={release} />;

/** What the opened menu offers, from top to bottom. */
async function menuOf(as: SessionUser): Promise<string[]> {
  const { user } = renderPage(Bar, { as });
  await user.click(await screen.findByRole('button', { name: /^Menu of / }));
  const menu = within(screen.getByRole('navigation', { name: 'Account' }));
  return [...menu.getAllByRole('link'), ...menu.getAllByRole('button')].map(({ textContent }) =>
    textContent.trim(),
  );
}

describe('the top bar', () => {
  it('offers a visitor to log in and to sign up', async () => {
    renderPage(Bar, { as: null });
    expect((await screen.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signup');
    expect(screen.queryByRole('button', { name: /^Menu of / })).toBeNull();
  });

  it('offers an approved member the search', async () => {
    expect(await menuOf(buildSessionUser())).toEqual([
      'My Profile',
      'Search Biodata',
      'Contact Us',
      'About Us',
      'Logout',
    ]);
  });

  it('offers a member who waits no search', async () => {
    const waiting = buildSessionUser({
      IsApproved: false,
      can: { search: false, administer: false, purge: false },
    });
    expect(await menuOf(waiting)).toEqual(['My Profile', 'Contact Us', 'About Us', 'Logout']);
  });

  it('offers an administrator the dashboard', async () => {
    expect(await menuOf(buildAdministrator())).toContain('Dashboard');
  });

  it('names whoever is signed in with first letters capitalised', async () => {
    renderPage(Bar, { as: buildSessionUser({ name: 'RAMESH MEHTA' }) });
    await screen.findByRole('button', { name: 'Menu of Ramesh Mehta' });
  });

  it('closes the menu with Escape and gives the focus back', async () => {
    const { user } = renderPage(Bar, { as: buildSessionUser() });
    const button = await screen.findByRole('button', { name: /^Menu of / });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('changes the language of everything, and of the document', async () => {
    const { user } = renderPage(Bar, { as: null });
    await user.click(await screen.findByRole('button', { name: 'हिन्दी' }));
    await screen.findByRole('button', { name: 'English' });
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  });
});
