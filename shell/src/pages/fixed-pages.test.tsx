import { renderPage, screen } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import AboutPage from './about-page.tsx';
import ContactPage from './contact-page.tsx';
import HelpPage from './help-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import SafetyPage from './safety-page.tsx';
import TermsPage from './terms-page.tsx';
import { wantPageTexts } from './texts/index.ts';

wantPageTexts();

describe('the fixed pages', () => {
  it('name four administrators, who can be called and written to', async () => {
    renderPage(ContactPage);
    await screen.findByRole('heading', { name: 'Contact Us' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(4);
  });

  it('help whoever is signed out with people to call, without their mail, and both ways in', async () => {
    renderPage(HelpPage, { as: null, path: '/help' });
    await screen.findByRole('heading', { name: 'Help' });
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(0);
    expect(links).toEqual(expect.arrayContaining(['/login', '/signup', '/forget-password', '/recover']));
  });

  it('help a member without leading to the sign-in', async () => {
    renderPage(HelpPage, { path: '/help' });
    await screen.findByRole('heading', { name: 'Help' });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My family' }).getAttribute('href')).toBe('/my-family');
  });

  it('say what this is about, with the eleven villages', async () => {
    renderPage(AboutPage);
    await screen.findByText('A way to reconnect people from the 11 villages.');
    expect(screen.getAllByRole('listitem').filter(({ className }) => className === '').length).toBe(11);
  });

  it.each([
    [
      'where a biodata is paused, settled and deleted',
      HelpPage,
      /pause it, .* a match is found\. To delete .* Edit\.$/,
    ],
    ['to tell of a match rather than to delete', TermsPage, /say so here as soon as a match is found/],
    ['what becomes of a biodata whose match is found', AboutPage, /no other family sees the biodata;/],
  ])('say %s', async (_what, Fixed, words) => {
    renderPage(Fixed);
    await screen.findByText(words);
  });

  it('have the terms for whoever isn’t signed in', async () => {
    renderPage(TermsPage, { as: null, path: '/terms' });
    await screen.findByRole('heading', { name: 'Terms and Condition' });
  });

  it('say before anything is written what others see, what is kept, and whom to call', async () => {
    renderPage(SafetyPage, { as: null, path: '/safety' });
    await screen.findByRole('heading', { name: 'What others see, and what is kept' });
    screen.getByText(/^The result shows who to ask, not who did it/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
  });

  it('lead home from a page that doesn’t exist', async () => {
    renderPage(NotFoundPage);
    const home = await screen.findByRole('link', { name: 'To the home page' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('speak Hindi', async () => {
    renderPage(AboutPage, { language: 'hi' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/[\u0900-\u097f]/);
  });
});
