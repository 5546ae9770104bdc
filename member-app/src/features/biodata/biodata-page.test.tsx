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
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import BiodataPage from './biodata-page.tsx';

const asha = buildProfile({
  fullname: 'Asha Mehta',
  college: '',
  height: '',
  phone: '9876500001',
  user: buildUser({ Father: 'KISHAN MEHTA' }),
});
const at = { path: '/profile/get-profile/:id', at: '/profile/get-profile/1' };
beforeEach(() => answers('getShortlist', { entries: [] }));

describe('the biodata page', () => {
  it('shows four cards and a placeholder for a missing photo', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
    for (const name of ['Basic Information', 'Education', 'Occupation', 'Family Background']) {
      await screen.findByRole('heading', { name });
    }
    screen.getByRole('img', { name: 'No photo' });
    screen.getByText('Kishan Mehta');
    expect(screen.getByRole('link', { name: '9876500001' }).getAttribute('href')).toBe('tel:9876500001');
  });

  it('shows only filled-in fields, in the order of a printed biodata, with the birth date in words', async () => {
    const filled = {
      ...asha,
      education: '',
      noOfBrothers: 0,
      motherGotra: 'GAUTAM',
      dateOfBirth: '1999-05-05',
    };
    answers('getProfile', { profile: filled, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByText('5 May 1999 (27 years)');
    screen.getByText(/^27 · Gotra Kashyap · Private · Dantrai$/i);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Grand Father', 'Father', 'Daughter', 'Nanihal', 'Date of birth', 'Gender', 'Village', 'City', 'Employed in',
      'Gotra', 'Mother', 'Mother’s gotra', 'Brothers and sisters',
    ]); // prettier-ignore
    expect(screen.queryByRole('heading', { name: 'Education' })).toBeNull();
  });

  it('sums up a biodata in one line under the name, with every fact that the family gave', async () => {
    const filled = { ...asha, height: "5.3'", gotra: 'PARMAR', education: 'B.COM', occupation: 'ACCOUNTANT' };
    answers('getProfile', { profile: filled, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    await screen.findByText(/^27 · 5′\s3″ · Gotra Parmar · B\.Com, Accountant · Dantrai$/i);
  });

  it('compares gotras with the candidate of the last search, and shows the sentence', async () => {
    const asked: unknown[] = [];
    answers('getProfile', ({ query }) => {
      asked.push(query.forProfile);
      const clash = 'Gotra is the same as yours: Gautam';
      return { profile: { ...asha, clash }, message: 'Profile fetched' };
    });
    const me = buildSessionUser();
    const value = { gender: 'FEMALE', forProfile: '7' };
    localStorage.setItem('pehchan.kept.search.last', JSON.stringify({ account: me.id, value }));
    renderPage(BiodataPage, { ...at, as: me });
    await screen.findByText('Gotra is the same as yours: Gautam');
    expect(asked).toEqual(['7']);
  });

  it('shows the birth date in words in Hindi', async () => {
    answers('getProfile', { profile: { ...asha, dateOfBirth: '1999-05-05' }, message: 'Profile fetched' });
    renderPage(BiodataPage, { ...at, language: 'hi' });
    await screen.findByText('5 मई 1999 (27 साल)');
  });

  it('opens the whole photo with its mark when the viewer presses it', async () => {
    answers('getProfile', { profile: { ...asha, image: '/api/v1/photos/one' }, message: 'Profile fetched' });
    const { user } = renderPage(BiodataPage, at);
    await user.click(await screen.findByRole('button', { name: 'Photo of Asha Mehta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo of Asha Mehta' });
    expect(dialog.querySelectorAll('[data-watermark] text')).toHaveLength(50);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to load the page again while the biodata loads, but not afterwards', async () => {
    const arrive = holds('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const wait = await screen.findByRole('status', { name: 'Loading…' });
    within(wait).getByText('Reload');
    arrive();
    await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
    expect(screen.queryByText('Reload')).toBeNull();
  });

  it('shows the photo in its large size, with the candidate’s name', async () => {
    answers('getProfile', { profile: { ...asha, image: '/api/v1/photos/one' }, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const photo = await screen.findByRole('img', { name: 'Photo of Asha Mehta' });
    expect(photo.getAttribute('src')).toBe('/api/v1/photos/one?size=view');
    expect(photo.getAttribute('width')).not.toBeNull();
  });

  it('blocks copy, cut and the context menu on a biodata', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    renderPage(BiodataPage, at);
    const heading = await screen.findByRole('heading', { name: 'Family Background' });
    for (const kind of ['copy', 'cut', 'contextmenu']) {
      expect(heading.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })), kind).toBe(false);
    }
  });

  it('shows the API’s reason without a retry button after the viewer’s daily limit', async () => {
    refuses('getProfile', 429, { message: 'You have opened 300 biodata today.' });
    renderPage(BiodataPage, at);
    await screen.findByText('You have opened 300 biodata today.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reports that a biodata is no longer here if the API returns 404', async () => {
    refuses('getProfile', 404, { message: 'Not found' });
    renderPage(BiodataPage, at);
    await screen.findByRole('heading', { level: 1, name: 'Biodata' });
    expect(document.title).toBe('Biodata · Pehchan');
    await screen.findByText(/no longer here\. It was removed, perhaps because a match was made/);
    screen.getByRole('button', { name: 'Back to the list' });
    expect(screen.queryByRole('heading', { name: 'Family Background' })).toBeNull();
    expect(screen.queryByText(/Error in Getting Profile/)).toBeNull();
  });

  it('shows an error, and the biodata after a retry', async () => {
    refuses('getProfile', 503);
    const { user } = renderPage(BiodataPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Error in Getting Profile');
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
  });

  describe('the phone number of another family', () => {
    const unknown = { profile: { ...asha, id: 1, phone: null }, message: 'Profile fetched' };
    const revealed = {
      phone: '9876500001',
      contactName: 'BHERU MEHTA',
      contactRelation: 'Mama ji',
      secondPhone: '9876500012',
      message: 'That family now has your number too.',
    };

    it('reveals the phone number after the viewer confirms, with links to call and to write', async () => {
      answers('getProfile', unknown);
      answers('revealPhone', revealed);
      const me = buildSessionUser({ name: 'MOHAN LAL', village: 'DHAN' });
      const { user } = renderPage(BiodataPage, { ...at, as: me });
      await user.click(await screen.findByRole('button', { name: 'Call Now' }));
      const dialog = await screen.findByRole('alertdialog', { name: /^Show the number\?/ });
      await user.click(within(dialog).getByRole('button', { name: 'Show number' }));
      const call = await screen.findByRole('link', { name: '9876500001' });
      expect(call.getAttribute('href')).toBe('tel:9876500001');
      expect(document.activeElement).toBe(call);
      const message = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
      expect(message.origin + message.pathname).toBe('https://wa.me/919876500001');
      const greeting = message.searchParams.get('text');
      expect(greeting).toContain('MOHAN LAL from Dhan');
      expect(greeting).not.toMatch(/ASHA|http/);
    });

    it.each([
      ['phone', true],
      ['desktop', false],
    ])('shows the contact and the second number once the number is revealed (%s)', async (_, isPhone) => {
      answers('getProfile', {
        ...unknown,
        profile: { ...unknown.profile, contactName: null, contactRelation: null, secondPhone: null },
      });
      answers('revealPhone', revealed);
      const { user } = renderPage(BiodataPage, { ...at, onPhone: isPhone });
      const reach = await screen.findByRole('button', { name: 'Call Now' });
      expect(screen.queryByText(/^Who to call/)).toBeNull();
      await user.click(reach);
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Show number' }),
      );
      const contact = await screen.findByText('Who to call:');
      expect(contact.closest('p')?.textContent).toMatch(/^Who to call: BHERU MEHTA, Mama ji$/i);
      const second = screen.getByRole('link', { name: 'Second number: 9876500012' });
      expect(second.getAttribute('href')).toBe('tel:9876500012');
    });

    it('shows no contact of a family that named no contact', async () => {
      answers('getProfile', { profile: { ...asha, id: 1 }, message: 'Profile fetched' });
      renderPage(BiodataPage, at);
      await screen.findByRole('link', { name: '9876500001' });
      expect(screen.queryByText(/^Who to call/)).toBeNull();
      expect(screen.queryByText(/^Second number/)).toBeNull();
    });

    it('shows an administrator the phone number without asking, and a parent’s links too', async () => {
      answers('getProfile', { profile: asha, message: 'Profile fetched' });
      renderPage(BiodataPage, { ...at, as: buildAdministrator() });
      await screen.findByRole('link', { name: '9876500001' });
      screen.getByRole('link', { name: 'WhatsApp' });
      screen.getByRole('button', { name: /^Keep on our list/ });
      screen.getByRole('link', { name: 'Who has seen it' });
    });
  });

  describe('an account that has not read the notice', () => {
    const notice = 'That family sees that you looked; if you take the number, they get yours.';
    const untold = { ...at, as: buildSessionUser({ noticeRead: false }) };

    it('shows the notice before it requests the biodata', async () => {
      answers('getOwnProfiles', ownProfilesReply([]));
      const { user } = renderPage(BiodataPage, untold);
      const dialog = await screen.findByRole('alertdialog', { name: notice });
      answers('readNotice', { message: 'Noted' });
      answers('getProfile', { profile: asha, message: 'Profile fetched' });
      await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
      await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
    });

    it('returns to the list if the viewer cancels the notice', async () => {
      answers('getOwnProfiles', ownProfilesReply([]));
      const { user, address } = renderPage(BiodataPage, untold);
      await screen.findByRole('alertdialog', { name: notice });
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await screen.findByText('another screen');
      expect(address()).toBe('/search-profiles');
    });

    it('shows a family its own biodata without the notice', async () => {
      const own = { ...asha, id: 1 };
      answers('getOwnProfiles', ownProfilesReply([own]));
      answers('getProfile', { profile: own, message: 'Profile fetched' });
      renderPage(BiodataPage, untold);
      await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  describe('the menu of another family’s biodata', () => {
    const reply = { profile: { ...asha, id: 1 }, message: 'Profile fetched' };
    const openMenu = async () => {
      answers('getProfile', reply);
      const page = renderPage(BiodataPage, at);
      await page.user.click(await screen.findByRole('button', { name: 'Hide or report this family' }));
      return { ...page, sheet: within(await screen.findByRole('dialog', { name: /^Family of/ })) };
    };

    it('hides the family after a question, and returns to the list', async () => {
      const hidden: string[] = [];
      answers('hideFamily', ({ request }) => {
        hidden.push(new URL(request.url).pathname);
        return { message: 'They no longer see your family, and you no longer see theirs.' };
      });
      const { user, sheet, address } = await openMenu();
      await user.click(sheet.getByRole('button', { name: 'Hide from this family' }));
      const question = within(screen.getByRole('alertdialog', { name: /^Hide from the family of/ }));
      expect(hidden).toEqual([]);
      await user.click(question.getByRole('button', { name: 'Hide' }));
      await screen.findByText('another screen');
      expect(address()).toBe('/search-profiles');
      expect(hidden).toEqual([expect.stringMatching(`/profile/blocks/${asha.user.id}$`)]);
    });

    it('sends a report about the family with its biodata, and returns the focus to the menu', async () => {
      const sent: unknown[] = [];
      answers('report', async ({ request }) => {
        sent.push(await request.json());
        return { message: 'We have told the volunteers. Their reply will appear here.' };
      });
      const { user, sheet } = await openMenu();
      await user.click(sheet.getByRole('button', { name: 'Tell the volunteers' }));
      await user.type(screen.getByRole('textbox'), 'The photo is of another girl.');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toEqual([{ userId: asha.user.id, profileId: 1, text: 'The photo is of another girl.' }]);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide or report this family' }));
    });

    it('is not offered on an own biodata', async () => {
      answers('getProfile', reply);
      renderPage(BiodataPage, { ...at, as: buildSessionUser({ id: asha.user.id }) });
      await screen.findByRole('heading', { level: 1, name: 'Asha Mehta' });
      expect(screen.queryByRole('button', { name: 'Hide or report this family' })).toBeNull();
    });
  });

  it('links an administrator to the access log of a biodata', async () => {
    answers('getProfile', { profile: { ...asha, id: 1 }, message: 'Profile fetched' });
    renderPage(BiodataPage, { ...at, as: buildAdministrator() });
    const link = await screen.findByRole('link', { name: 'Who has seen it' });
    expect(link.getAttribute('href')).toBe('/profile/ledger/1');
  });
});
