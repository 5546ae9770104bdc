import {
  answers,
  buildProfile,
  buildSessionUser,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import EditBiodataPage from './edit-biodata-page.tsx';

const asha = buildProfile({ fullname: 'ASHA MEHTA', image: '/api/v1/photos/one' });

function open(onPhone = false) {
  answers('getOwnProfiles', ownProfilesReply([asha]));
  return renderPage(EditBiodataPage, {
    path: '/update-profile/:id',
    at: `/update-profile/${asha.id}`,
    onPhone,
  });
}

describe('the page to edit a biodata', () => {
  it('shows all stored values and the current photo', async () => {
    open();
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'ASHA MEHTA');
    const born = within(screen.getByRole('group', { name: 'Date of birth' }));
    const parts = ['Day', 'Month', 'Year'].map((label) => born.getByLabelText(label));
    expect(parts.map((part) => (part as HTMLInputElement).value)).toEqual(['01', '04', '1999']);
    expect(screen.getByRole('radio', { name: 'Female' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/^Height/)).toHaveProperty('value', asha.height);
    expect(screen.getByLabelText('No of Brothers')).toHaveProperty('value', '1');
    expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toContain('/api/v1/photos/one');
  });

  it('sends a change without the photo, confirms it once and opens the home page', async () => {
    let sent = '';
    answers('updateProfile', async ({ request }) => {
      sent = await request.text();
      return { message: 'Profile Updated successfully⚡' };
    });
    const { user, address } = open();
    const city = await screen.findByLabelText('Current live city');
    await user.clear(city);
    await user.type(city, 'Surat');
    await user.click(screen.getByRole('button', { name: 'Update Biodata' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getAllByText('Profile Updated successfully⚡')).toHaveLength(1);
    expect(sent).toContain('Surat');
    expect(sent).not.toContain('filename=');
  });

  it('asks for the original of a copied photo until the family answers, and keeps typed values', async () => {
    const copiedPhotos = [{ profileId: asha.id, isOwn: false }];
    answers('getOwnProfiles', () => ownProfilesReply([asha], { copiedPhotos }));
    answers('noOtherPhoto', () => {
      copiedPhotos.length = 0;
      return { message: 'Noted' };
    });
    const page = { path: '/update-profile/:id', at: `/update-profile/${asha.id}` };
    const { user } = renderPage(EditBiodataPage, page);
    await screen.findByText(/^The photo of Asha Mehta is a copy/);
    expect(screen.queryByRole('link', { name: /^Change the photo/ })).toBeNull();
    const city = screen.getByLabelText('Current live city');
    await user.clear(city);
    await user.type(city, 'Surat');
    await user.click(screen.getByRole('button', { name: 'We have no other photo: Asha Mehta' }));
    await waitFor(() => expect(screen.queryByText(/^The photo of Asha Mehta is a copy/)).toBeNull());
    expect(screen.getByLabelText('Current live city')).toHaveProperty('value', 'Surat');
  });

  it.each([
    [['photo'], 'We don’t keep a newly chosen photo. Choose it again, or the old photo stays.'],
    [[], ''],
  ])(
    'explains in the offer of a draft what happens to the photo, with lost fields %j',
    async (lost, sentence) => {
      const values = { currentLiveCity: 'Surat' };
      const draft = { at: Date.now(), lost, values };
      localStorage.setItem(`pehchan.draft.edit.${asha.id}`, JSON.stringify(draft));
      const { user } = open();
      const offer = await screen.findByRole('region', { name: 'Unfinished form' });
      expect(offer.textContent).toMatch(new RegExp(`kept what you typed\\. ?${sentence}Continue`));
      await user.click(within(offer).getByRole('button', { name: 'Continue where I stopped' }));
      await waitFor(() =>
        expect(screen.getByLabelText('Current live city')).toHaveProperty('value', 'Surat'),
      );
      const hint = document.getElementById('field-photo-hint');
      expect(hint?.textContent.startsWith(sentence)).toBe(true);
      expect(hint?.textContent).not.toContain('Just choose');
    },
  );

  it('keeps the typed values if the API refuses the change', async () => {
    refuses('updateProfile', 503, { message: 'The service rests.' });
    const { user, address } = open();
    const city = await screen.findByLabelText('Current live city');
    await user.clear(city);
    await user.type(city, 'Surat');
    await user.click(screen.getByRole('button', { name: 'Update Biodata' }));
    await screen.findByText(/The service rests\.$/);
    expect(address()).toBe(`/update-profile/${asha.id}`);
    expect(screen.getByLabelText('Current live city')).toHaveProperty('value', 'Surat');
  });

  it.each([
    ['in the desktop layout', false],
    ['on a phone, in any part of the form', true],
  ])('focuses the field that the address names, %s', async (_, onPhone) => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(EditBiodataPage, {
      path: '/update-profile/:id',
      at: `/update-profile/${asha.id}#field-noOfBrothers`,
      onPhone,
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('field-noOfBrothers'));
  });

  it.each([
    ['another family’s biodata', [asha]],
    ['a deleted biodata', []],
  ])('shows the not-found page for %s, without a call for that biodata', async (_, own) => {
    const asked: string[] = [];
    answers('getOwnProfiles', ownProfilesReply(own));
    answers('getProfile', ({ request }) => {
      asked.push(request.url);
      return { profile: asha, message: 'Profile fetched' };
    });
    renderPage(EditBiodataPage, { path: '/update-profile/:id', at: '/update-profile/999999' });
    await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' });
    expect(screen.queryByRole('button', { name: 'Update Biodata' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('opens any biodata for an administrator', async () => {
    answers('getProfile', { profile: asha, message: 'Profile fetched' });
    const as = buildSessionUser({ can: { search: true, administer: true, purge: false } });
    renderPage(EditBiodataPage, { path: '/update-profile/:id', at: `/update-profile/${asha.id}`, as });
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'ASHA MEHTA');
  });

  it('shows an error, and the form after a retry', async () => {
    refuses('getOwnProfiles', 503);
    const { user } = renderPage(EditBiodataPage, {
      path: '/update-profile/:id',
      at: `/update-profile/${asha.id}`,
    });
    const alert = await screen.findByRole('alert');
    screen.getByRole('heading', { level: 1, name: 'Edit biodata' });
    answers('getOwnProfiles', ownProfilesReply([asha]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Full Name');
  });

  it('steps forward and back on a phone, and sends the form from any step', async () => {
    const { user, address } = open(true);
    await screen.findByText('Part 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Part 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 3');
    answers('updateProfile', { message: 'Profile Updated successfully⚡' });
    await user.click(screen.getByRole('button', { name: 'Update Biodata' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('deletes the biodata after asking, and keeps it if the family answers no', async () => {
    const deleted: string[] = [];
    answers('deleteProfile', ({ request }) => {
      deleted.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return { message: 'Profile deleted successfully' };
    });
    const { user, address } = open();
    const remove = await screen.findByRole('button', { name: 'Delete: Asha Mehta' });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect([deleted, address()]).toEqual([[], `/update-profile/${asha.id}`]);
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('Profile deleted successfully');
    expect([deleted, address()]).toEqual([[String(asha.id)], '/']);
  });

  it('leaves the page without another question after a deletion, despite unsaved changes', async () => {
    answers('deleteProfile', { message: 'Profile deleted successfully' });
    const { user, address } = open();
    await user.type(await screen.findByLabelText('Current live city'), 'Surat');
    await user.click(screen.getByRole('button', { name: 'Delete: Asha Mehta' }));
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await screen.findByText('Profile deleted successfully');
    expect(address()).toBe('/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
