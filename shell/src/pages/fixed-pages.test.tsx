import { renderPage, screen } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import AboutPage from './about-page.tsx';
import ContactPage from './contact-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import TermsPage from './terms-page.tsx';

describe('the fixed pages', () => {
  it('name four administrators, who can be called and written to', async () => {
    renderPage(ContactPage);
    await screen.findByRole('heading', { name: 'Contact Us' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^tel:\d{10}$/.test(href))).toHaveLength(4);
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(4);
  });

  it('say what this is about, with the eleven villages', async () => {
    renderPage(AboutPage);
    await screen.findByText('A way to reconnect people from the 11 villages.');
    expect(screen.getAllByRole('listitem').filter(({ className }) => className === '').length).toBe(11);
  });

  it('have the terms for whoever isn’t signed in', async () => {
    renderPage(TermsPage, { as: null, path: '/terms' });
    await screen.findByRole('heading', { name: 'Terms and Condition' });
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
