import {
  answers,
  buildAdministrator,
  buildProfile,
  buildSessionUser,
  buildUser,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import BiodataPage from './biodata-page.tsx';

const asha = buildProfile({
  fullname: 'ASHA MEHTA',
  college: '',
  height: '',
  phone: '9876500001',
  user: buildUser({ Father: 'KISHAN MEHTA' }),
});
const at = { path: '/profile/get-profile/:id', at: '/profile/get-profile/1' };

describe('one biodata', () => {
  it('has four cards and the photo’s place', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
    for (const name of ['Basic Information', 'Education', 'Occupation', 'Family Background']) {
      screen.getByRole('heading', { name });
    }
    screen.getByRole('img', { name: 'No photo' });
    screen.getByText('KISHAN MEHTA');
    expect(screen.getByRole('link', { name: '9876500001' }).getAttribute('href')).toBe('tel:9876500001');
  });

  it('says what is not said, instead of leaving a hole', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
    expect(screen.getAllByText('Not said').length).toBeGreaterThanOrEqual(2);
  });

  it('shows the photo in its large size, and names whose it is', async () => {
    answers('getProfile', { profile: { ...asha, image: '/api/v1/photos/one' }, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const photo = await screen.findByRole('img', { name: 'Photo of ASHA MEHTA' });
    expect(photo.getAttribute('src')).toBe('/api/v1/photos/one?size=view');
    expect(photo.getAttribute('width')).not.toBeNull();
  });

  it('blocks copy, cut and the right click', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const heading = await screen.findByRole('heading', { name: 'Family Background' });
    for (const kind of ['copy', 'cut', 'contextmenu']) {
      expect(heading.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })), kind).toBe(false);
    }
  });

  it('is not there for whoever may not see it', async () => {
    refuses('getProfile', 404, { message: 'Not found' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'Biodata' });
    expect(document.title).toBe('Biodata · Pehchan');
    screen.getByText('No Biodata Found');
    screen.getByRole('button', { name: 'Back to the list' });
    expect(screen.queryByRole('heading', { name: 'Family Background' })).toBeNull();
  });

  it('says what failed, and shows it at the next try', async () => {
    refuses('getProfile', 503);
    const { user } = renderPage(BiodataPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting Profile');
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
  });

  describe('the number of another family', () => {
    const unknown = { profile: { ...asha, id: 1, phone: null }, message: 'Profile fetched' };
    const revealed = { phone: '9876500001', message: 'That family now has your number too.' };

    it('is asked for, and then there to call and to write to', async () => {
      answers('getProfile', unknown);
      answers('revealPhone', revealed);
      const me = buildSessionUser({ name: 'MOHAN LAL', village: 'DHAN' });
      const { user } = renderPage(BiodataPage, { ...at, as: me });
      await user.click(await screen.findByRole('button', { name: 'Call Now' }));
      const dialog = await screen.findByRole('alertdialog', { name: /^If you take this number/ });
      await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
      const call = await screen.findByRole('link', { name: '9876500001' });
      expect(call.getAttribute('href')).toBe('tel:9876500001');
      expect(document.activeElement).toBe(call);
      const message = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
      expect(message.origin + message.pathname).toBe('https://wa.me/919876500001');
      const greeting = message.searchParams.get('text');
      expect(greeting).toContain('MOHAN LAL from Dhan');
      expect(greeting).not.toMatch(/ASHA|http/);
    });

    it('is there as it stands for an administrator', async () => {
      answers('getProfile', { profile: asha, message: 'Profile fetched' });
      renderPage(BiodataPage, { ...at, as: buildAdministrator() });
      await screen.findByRole('link', { name: '9876500001' });
      expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    });
  });

  describe('an account that was never told', () => {
    const notice = 'That family sees that you looked; if you take the number, they get yours.';
    const untold = { ...at, as: buildSessionUser({ noticeRead: false }) };

    it('is told before the biodata is asked for', async () => {
      answers('getOwnProfiles', ownProfilesReply([]));
      const { user } = renderPage(BiodataPage, untold);
      const dialog = await screen.findByRole('alertdialog', { name: notice });
      answers('readNotice', { message: 'Noted' });
      answers('getProfile', { profile: asha, message: 'Profile fetched' });
      await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
      await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
    });

    it('goes back when it would rather not be seen', async () => {
      answers('getOwnProfiles', ownProfilesReply([]));
      const { user, address } = renderPage(BiodataPage, untold);
      await screen.findByRole('alertdialog', { name: notice });
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByText('another screen');
      expect(address()).toBe('/search-profiles');
    });

    it('sees its own biodata without a word', async () => {
      const own = { ...asha, id: 1 };
      answers('getOwnProfiles', ownProfilesReply([own]));
      answers('getProfile', { profile: own, message: 'Profile fetched' });
      renderPage(BiodataPage, untold);
      await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });
});
