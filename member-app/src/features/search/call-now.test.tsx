import {
  answers,
  buildFoundProfile,
  buildSessionUser,
  holds,
  ownProfilesReply,
  profilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SearchPage from './search-page.tsx';

const asha = buildFoundProfile({ fullname: 'ASHA MEHTA' });
const onPhone = { path: '/search-profiles', onPhone: true };
beforeEach(() => {
  answers('getOwnProfiles', ownProfilesReply([]));
  answers('getShortlist', { entries: [] });
});
const ASK = 'Show the number? They will get yours too.';
const NOTICE = 'That family sees that you looked; if you take the number, they get yours.';

/** Record the `tel:` links that are followed, and stop the browser from leaving the page. */
function watchDialling(): string[] {
  const dialled: string[] = [];
  const watch = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!href || !href.startsWith('tel:')) return;
    event.preventDefault();
    dialled.push(href);
  };
  document.addEventListener('click', watch);
  stopWatching = () => document.removeEventListener('click', watch);
  return dialled;
}
let stopWatching = () => undefined as void;
afterEach(() => {
  stopWatching();
  vi.restoreAllMocks();
});

const openCard = async () => within(await screen.findByRole('article', { name: 'Asha Mehta' }));
const revealed = {
  phone: '9876500001',
  contactName: '',
  contactRelation: '',
  secondPhone: '',
  message: 'That family now has your number too.',
};

describe('Call Now on a card', () => {
  it('asks once, reveals the phone number and dials it', async () => {
    const dialled = watchDialling();
    answers('getAllProfiles', profilesReply([asha]));
    answers('revealPhone', revealed);
    const { user } = renderPage(SearchPage, onPhone);
    const card = await openCard();
    await user.click(card.getByRole('button', { name: 'Call Now: Asha Mehta' }));
    const dialog = await screen.findByRole('alertdialog', { name: ASK });
    within(dialog).getByText('Asha Mehta');
    await user.click(within(dialog).getByRole('button', { name: 'Show number' }));
    const link = await card.findByRole('link', { name: 'Call Now: Asha Mehta, 9876500001' });
    expect(link.getAttribute('href')).toBe('tel:9876500001');
    expect(link.textContent?.trim()).toBe('9876500001');
    expect(document.activeElement).toBe(link);
    expect(dialled).toEqual(['tel:9876500001']);
    await screen.findByText('That family now has your number too.');
    await user.click(link);
    expect(dialled).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the number with the focus, without dialling, if the API answers slowly', async () => {
    const dialled = watchDialling();
    answers('getAllProfiles', profilesReply([asha]));
    const arrive = holds('revealPhone', revealed);
    const { user } = renderPage(SearchPage, onPhone);
    const card = await openCard();
    await user.click(card.getByRole('button', { name: /^Call Now/ }));
    await user.click(await screen.findByRole('button', { name: 'Show number' }));
    await waitFor(() =>
      expect(card.getByRole('button', { name: /^Call Now/ })).toHaveProperty('disabled', true),
    );
    const later = performance.now() + 2001;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    arrive();
    const link = await card.findByRole('link', { name: /9876500001$/ });
    expect(document.activeElement).toBe(link);
    expect(dialled).toEqual([]);
  });

  it('requests no phone number if the viewer cancels', async () => {
    answers('getAllProfiles', profilesReply([asha]));
    const { user } = renderPage(SearchPage, onPhone);
    const card = await openCard();
    await user.click(card.getByRole('button', { name: /^Call Now/ }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    card.getByRole('button', { name: /^Call Now/ });
  });

  it('shows an account the notice before its first call, and then dials', async () => {
    const dialled = watchDialling();
    let isRead = false;
    answers('getAllProfiles', profilesReply([asha]));
    answers('revealPhone', revealed);
    answers('readNotice', () => {
      isRead = true;
      return { message: 'Noted' };
    });
    const { user } = renderPage(SearchPage, { ...onPhone, as: buildSessionUser({ noticeRead: false }) });
    const card = await openCard();
    await user.click(card.getByRole('button', { name: /^Call Now/ }));
    const dialog = await screen.findByRole('alertdialog', { name: NOTICE });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await card.findByRole('link', { name: /9876500001$/ });
    expect([isRead, dialled]).toEqual([true, ['tel:9876500001']]);
  });

  it('shows the API’s reason if it refuses the phone number', async () => {
    answers('getAllProfiles', profilesReply([asha]));
    refuses('revealPhone', 429, { message: 'Enough for today.' });
    const { user } = renderPage(SearchPage, onPhone);
    const card = await openCard();
    await user.click(card.getByRole('button', { name: /^Call Now/ }));
    await user.click(await screen.findByRole('button', { name: 'Show number' }));
    await screen.findByText('The number couldn’t load. Enough for today.');
    card.getByRole('button', { name: /^Call Now/ });
  });

  it('dials a number that was revealed before, without asking again', async () => {
    const dialled = watchDialling();
    answers('getAllProfiles', profilesReply([{ ...asha, phoneTaken: true }]));
    answers('revealPhone', revealed);
    const { user } = renderPage(SearchPage, onPhone);
    await user.click((await openCard()).getByRole('button', { name: /^Call Now/ }));
    await waitFor(() => expect(dialled).toEqual(['tel:9876500001']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('dials immediately if the card already has the number', async () => {
    const dialled = watchDialling();
    answers('getAllProfiles', profilesReply([{ ...asha, phone: '9876500001' }]));
    const { user } = renderPage(SearchPage, onPhone);
    const link = (await openCard()).getByRole('link', { name: /^Call Now/ });
    expect(link.textContent?.trim()).toBe('Call Now');
    await user.click(link);
    expect(dialled).toEqual(['tel:9876500001']);
  });
});
