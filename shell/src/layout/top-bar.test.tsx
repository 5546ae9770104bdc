import type { SessionUser } from '@pehchan/contract/accounts';
import type { ReleaseDocument } from '@pehchan/release/document';
import {
  answers,
  buildAdministrator,
  buildSessionUser,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { Page } from '@pehchan/kit/ui';
import { describe, expect, it } from 'vitest';
import { MainNavigation } from './main-navigation.tsx';
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
          bar: { en: 'Search', hi: 'खोजें' },
        },
        {
          ...entry,
          id: 'family',
          order: 25,
          to: '/my-family',
          label: { en: 'My family', hi: 'मेरा परिवार' },
          access: 'signedIn',
          bar: { en: 'My family', hi: 'मेरा परिवार' },
        },
      ],
    },
    admin: {
      enabled: true,
      nav: [
        {
          ...entry,
          id: 'dashboard',
          order: 30,
          to: '/dashboard',
          label: { en: 'Dashboard', hi: 'डैशबोर्ड' },
          access: 'admin',
          bar: { en: 'Dashboard', hi: 'डैशबोर्ड' },
        },
      ],
    },
  },
} as unknown as ReleaseDocument;

const Bar = () => <TopBar release={release} />;

const waiting = buildSessionUser({
  IsApproved: false,
  can: { search: false, administer: false, purge: false },
});

async function menuOf(as: SessionUser): Promise<string[]> {
  const { user } = renderPage(Bar, { as });
  await user.click(await screen.findByRole('button', { name: /^Menu of / }));
  const menu = within(screen.getByRole('navigation', { name: 'Account' }));
  return [...menu.getAllByRole('link'), ...menu.getAllByRole('button')].map(({ textContent }) =>
    textContent.trim(),
  );
}

describe('the top bar', () => {
  it('offers a visitor links to sign in and to sign up', async () => {
    renderPage(Bar, { as: null });
    expect((await screen.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signup');
    expect(screen.queryByRole('button', { name: /^Menu of / })).toBeNull();
  });

  it('offers an approved family the search', async () => {
    expect(await menuOf(buildSessionUser())).toEqual([
      'My Profile',
      'Search Biodata',
      'My family',
      'Contact Us',
      'About Us',
      'Theme: Same as device',
      'Logout',
    ]);
  });

  it('offers a pending family no search', async () => {
    expect(await menuOf(waiting)).not.toContain('Search Biodata');
  });

  it('offers an administrator the dashboard', async () => {
    answers('getWaiting', { total: 0 });
    expect(await menuOf(buildAdministrator())).toContain('Dashboard');
  });

  it('shows the name of the account with capital first letters', async () => {
    renderPage(Bar, { as: buildSessionUser({ name: 'RAMESH MEHTA' }) });
    await screen.findByRole('button', { name: 'Menu of Ramesh Mehta' });
  });

  it('closes the menu with Escape and returns the focus to its button', async () => {
    const { user } = renderPage(Bar, { as: buildSessionUser() });
    const button = await screen.findByRole('button', { name: /^Menu of / });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('changes the language of the whole page', async () => {
    const { user } = renderPage(Bar, { as: null });
    await user.click(await screen.findByRole('button', { name: /हिन्दी/ }));
    await screen.findByRole('button', { name: /English/ });
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  });
});

describe('the title of a screen', () => {
  const Screen = ({ isLarge = false }: { isLarge?: boolean }) => (
    <>
      <Bar />
      <main>
        <Page isTitleLarge={isLarge} title="Our list">
          content
        </Page>
      </main>
    </>
  );

  /** The screen's own header is inside `main`. */
  const bar = () => screen.getAllByRole('banner').find((header) => !header.closest('main')) as HTMLElement;

  it('is in the bar on a phone, and the heading stays for screen readers', async () => {
    renderPage(Screen, { as: buildSessionUser(), onPhone: true });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Our list' });
    await waitFor(() => expect(heading.className).toBe('visually-hidden'));
    within(bar()).getByText('Our list');
  });

  it.each([
    ['in the desktop layout', Screen, { as: buildSessionUser() }],
    ['without a session', Screen, { as: null, onPhone: true }],
    ['on a screen with a large title', () => <Screen isLarge />, { as: buildSessionUser(), onPhone: true }],
  ])('stays in the page %s', async (_where, page, options) => {
    renderPage(page, options);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Our list' });
    expect(heading.className).toBe('');
    expect(within(bar()).queryByText('Our list')).toBeNull();
  });
});

describe('the main navigation', () => {
  const ways = () =>
    within(screen.getByRole('navigation', { name: 'Main menu' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it.each([
    ['an approved family', buildSessionUser(), ['Home', 'Search', 'My family', 'Help']],
    ['a pending family', waiting, ['Home', 'My family', 'Help']],
    ['an administrator', buildAdministrator(), ['Home', 'Search', 'My family', 'Dashboard']],
  ])('shows the main entries for %s', async (_who, as, words) => {
    answers('getWaiting', { total: 0 });
    renderPage(Bar, { as });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(ways().map(([word]) => word)).toEqual(words);
  });

  it('shows an administrator how many families wait for a decision', async () => {
    answers('getWaiting', { total: 9 });
    renderPage(Bar, { as: buildAdministrator() });
    await screen.findByRole('link', { name: 'Dashboard (9)' });
  });

  it('links each entry to its screen, and marks the current one', async () => {
    renderPage(Bar, { as: buildSessionUser(), path: '/search-profiles' });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(ways().map(([, to]) => to)).toEqual(['/', '/search-profiles', '/my-family', '/help']);
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Search']);
  });

  it('shows the main entries in the account’s language', async () => {
    renderPage(Bar, { as: buildSessionUser(), language: 'hi' });
    await screen.findByRole('link', { name: 'होम' });
    expect(screen.getByRole('link', { name: 'मेरा परिवार' })).toBeInstanceOf(HTMLElement);
  });

  it('shows no main entries in the top bar of a phone, because they are at the bottom', async () => {
    renderPage(Bar, { as: buildSessionUser(), onPhone: true });
    await screen.findByRole('button', { name: /^Menu of / });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('shows no entries of a remote that is switched off', async () => {
    const { member } = release.remotes;
    const without = { remotes: { member: { ...member, enabled: false } } } as unknown as ReleaseDocument;
    const user = buildSessionUser();
    renderPage(() => <MainNavigation release={without} user={user} />, { as: user });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(ways().map(([word]) => word)).toEqual(['Home', 'Help']);
  });
});
