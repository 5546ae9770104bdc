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
  it('lists four administrators on the contact page, with links to call and to write', async () => {
    renderPage(ContactPage);
    await screen.findByRole('heading', { name: 'Contact Us' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(4);
  });

  it('shows a visitor contacts to call, without emails, and links to sign in and to sign up', async () => {
    renderPage(HelpPage, { as: null, path: '/help' });
    await screen.findByRole('heading', { name: 'Help' });
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(0);
    expect(links).toEqual(expect.arrayContaining(['/login', '/signup', '/forget-password', '/recover']));
  });

  it('shows a family the help without a link to the sign-in page', async () => {
    renderPage(HelpPage, { path: '/help' });
    await screen.findByRole('heading', { name: 'Help' });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My family' }).getAttribute('href')).toBe('/my-family');
  });

  it('explains the purpose of the site, with the eleven villages', async () => {
    renderPage(AboutPage);
    await screen.findByText('A way to reconnect people from the 11 villages.');
    expect(screen.getAllByRole('listitem').filter(({ className }) => className === '').length).toBe(11);
  });

  it.each([
    [
      'how to pause, settle and delete a biodata',
      HelpPage,
      /pause it, .* a match is settled\. To delete .* Edit\.$/,
    ],
    [
      'that families report a match rather than delete',
      TermsPage,
      /Tell us here as soon as a match is settled/,
    ],
    ['what happens to a biodata with a settled match', AboutPage, /no other family sees the biodata\./],
  ])('explains %s', async (_what, Fixed, words) => {
    renderPage(Fixed);
    await screen.findByText(words);
  });

  it('shows the terms to a visitor', async () => {
    renderPage(TermsPage, { as: null, path: '/terms' });
    await screen.findByRole('heading', { name: 'Terms and Condition' });
  });

  it('explains before sign-up what others see and what is stored, and lists the contacts', async () => {
    renderPage(SafetyPage, { as: null, path: '/safety' });
    await screen.findByRole('heading', { name: 'What others see, and what we record' });
    screen.getByText(/^The result shows who to ask, not who did it/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
  });

  it('links to the home page from a page that does not exist', async () => {
    renderPage(NotFoundPage);
    const home = await screen.findByRole('link', { name: 'Go to Home' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('shows a fixed page in Hindi', async () => {
    renderPage(AboutPage, { language: 'hi' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/[\u0900-\u097f]/);
  });
});
