import {
  answers,
  buildAdministrator,
  buildProfile,
  buildSessionUser,
  buildUser,
  holds,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import BiodataPage from './biodata-page.tsx';

const asha = buildProfile({
  fullname: 'ASHA MEHTA',
  college: '',
  height: '',
  phone: '9876500001',
  user: buildUser({ Father: 'KISHAN MEHTA' }),
});
const at = { path: '/profile/get-profile/:id', at: '/profile/get-profile/1' };
beforeEach(() => answers('getShortlist', { entries: [] }));

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

  it('has a line for what was said alone, in the order of a printed one, with the birth in words', async () => {
    const told = {
      ...asha,
      education: '',
      noOfBrothers: 0,
      motherGotra: 'GAUTAM',
      dateOfBirth: '1999-05-05',
    };
    answers('getProfile', { profile: told, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByText('5 May 1999');
    screen.getByText('27 years · Private · Dantrai');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Name', 'DOB', 'Age', 'Gender', 'Village', 'City', 'Employed in', 'Gotra', 'Father', 'Grand Father', 'Mother',
      'No of Brothers', 'No of Sisters', 'Nanihal (mother’s gotra)',
    ]); // prettier-ignore
    expect(screen.queryByRole('heading', { name: 'Education' })).toBeNull();
  });

  it('says the birth as families say it in Hindi', async () => {
    answers('getProfile', { profile: { ...asha, dateOfBirth: '1999-05-05' }, message: 'Profile fetched' });
    renderPage(BiodataPage, { ...at, language: 'hi' });
    await screen.findByText('5 मई 1999');
  });

  it('shows the whole photo, marked, when it is pressed', async () => {
    answers('getProfile', { profile: { ...asha, image: '/api/v1/photos/one' }, message: 'Profile fetched' });
    const { user } = renderPage(BiodataPage, at);
    await user.click(await screen.findByRole('button', { name: 'Photo of ASHA MEHTA' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo of ASHA MEHTA' });
    expect(dialog.querySelectorAll('[data-watermark] text')).toHaveLength(50);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a way out for a long wait, and none afterwards', async () => {
    const arrive = holds('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const wait = await screen.findByRole('status', { name: 'Loading…' });
    within(wait).getByText('Load this page again');
    arrive();
    await screen.findByRole('heading', { level: 1, name: 'ASHA MEHTA' });
    expect(screen.queryByText('Load this page again')).toBeNull();
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

  it('says that it was enough for today, and offers no other try', async () => {
    refuses('getProfile', 429, { message: 'You have opened 300 biodata today.' });
    renderPage(BiodataPage, at);
    await screen.findByText('You have opened 300 biodata today.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is not there for whoever may not see it', async () => {
    refuses('getProfile', 404, { message: 'Not found' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'Biodata' });
    expect(document.title).toBe('Biodata · Pehchan');
    await screen.findByText(/no longer here: it was removed, perhaps because a match was made/);
    screen.getByRole('button', { name: 'Back to the list' });
    expect(screen.queryByRole('heading', { name: 'Family Background' })).toBeNull();
    expect(screen.queryByText(/Error in Getting Profile/)).toBeNull();
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

    it('is there as it stands for an administrator, who is a parent too', async () => {
      answers('getProfile', { profile: asha, message: 'Profile fetched' });
      renderPage(BiodataPage, { ...at, as: buildAdministrator() });
      await screen.findByRole('link', { name: '9876500001' });
      screen.getByRole('link', { name: 'WhatsApp' });
      screen.getByRole('button', { name: /^Keep on our list/ });
      screen.getByRole('link', { name: 'Who has seen it' });
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

  it('leads its own family, and an administrator, to who has seen it', async () => {
    answers('getProfile', { profile: { ...asha, id: 1 }, message: 'Profile fetched' });
    renderPage(BiodataPage, { ...at, as: buildAdministrator() });
    const link = await screen.findByRole('link', { name: 'Who has seen it' });
    expect(link.getAttribute('href')).toBe('/profile/ledger/1');
  });
});
