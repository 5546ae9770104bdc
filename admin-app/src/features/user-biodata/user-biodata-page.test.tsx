import {
  answers,
  auditReply,
  buildAdministrator,
  buildProfile,
  buildUser,
  refuses,
  renderPage,
  screen,
  userProfilesReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import UserBiodataPage from './user-biodata-page.tsx';

const ramesh = buildUser({ name: 'RAMESH MEHTA' });
const asha = buildProfile({ fullname: 'ASHA MEHTA', user: ramesh });

const open = () =>
  renderPage(UserBiodataPage, {
    as: buildAdministrator(),
    path: '/admin/get-user-profiles-byUserId/:id',
    at: `/admin/get-user-profiles-byUserId/${ramesh.id}`,
  });

describe('the biodata of one account', () => {
  it('shows the biodata as cards under the account’s name', async () => {
    answers('getUserProfiles', userProfilesReply([asha]));
    answers('getUser', { User: ramesh });
    answers('getAudit', auditReply([]));
    open();
    const card = await screen.findByRole('article', { name: 'Asha Mehta' });
    within(card).getByRole('link', { name: 'View: Asha Mehta' });
    await screen.findByRole('heading', { level: 1, name: 'Biodata of Ramesh Mehta' });
    await screen.findByText('Nothing has been decided on this account yet.');
    await screen.findByRole('button', { name: 'Reject: Ramesh Mehta' });
  });

  it('shows which photo an uploaded copy was made from, and for which account', async () => {
    const copied = {
      profileId: asha.id,
      uploadedAt: '2026-11-03T10:00:00.000Z',
      hasNoOther: false,
      ofProfileId: 77,
      ofFullname: 'USHA RAWAL',
      holder: { userId: 12, name: 'GOPAL RAWAL', village: 'DHAN' },
    } as const;
    answers('getUserProfiles', userProfilesReply([asha], [copied]));
    answers('getUser', { User: ramesh });
    answers('getAudit', auditReply([]));
    open();
    const note = within(await screen.findByRole('article', { name: 'Asha Mehta' })).getByRole('note');
    expect(note.textContent).toMatch(
      /^This photo is a copy that the site made\. It was made for Gopal Rawal, Dhan\. The original is the photo of Usha Rawal\. Uploaded 3 November 2026.* The family is asked for the original photo\.$/,
    );
    const links = within(note)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/get-user-profiles-byUserId/12', '/profile/get-profile/77']);
  });

  it('shows that a family has no photo but the copy, also if the account of the copy is unknown', async () => {
    const gone = { uploadedAt: null, ofProfileId: null, ofFullname: null, holder: null };
    answers(
      'getUserProfiles',
      userProfilesReply([asha], [{ profileId: asha.id, hasNoOther: true, ...gone }]),
    );
    answers('getUser', { User: ramesh });
    answers('getAudit', auditReply([]));
    open();
    const note = within(await screen.findByRole('article', { name: 'Asha Mehta' })).getByRole('note');
    expect(note.textContent).toBe('This photo is a copy that the site made. The family has no other photo.');
  });

  it('reports that the account has no biodata', async () => {
    answers('getUserProfiles', userProfilesReply([]));
    answers('getUser', { User: ramesh });
    answers('getAudit', auditReply([]));
    open();
    await screen.findByText(/No Biodata Found/);
    screen.getByText(/Please Add Profiles/);
  });

  it('reports that no biodata was found if the account does not exist', async () => {
    refuses('getUserProfiles', 404, { message: 'Not found.', code: 'not_found' });
    open();
    await screen.findByText('No Biodata Found');
  });

  it('shows an error if the biodata cannot be loaded', async () => {
    refuses('getUserProfiles', 503);
    open();
    within(await screen.findByRole('alert')).getByText('Error in Getting Biodata by Users');
  });

  it('deletes a single biodata after the administrator confirms', async () => {
    answers('getUserProfiles', userProfilesReply([asha]));
    answers('getUser', { User: ramesh });
    answers('getAudit', auditReply([]));
    answers('deleteProfile', { message: 'Profile deleted successfully' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete: Asha Mehta' }));
    await screen.findByText('Are you sure you want to delete this Profile ?');
    answers('getUserProfiles', userProfilesReply([]));
    await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(document.activeElement?.getAttribute('data-list')).toBe('account');
  });
});
