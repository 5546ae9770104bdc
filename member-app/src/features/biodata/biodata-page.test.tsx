import { answers, buildProfile, buildUser, refuses, renderPage, screen, within } from '@pehchan/kit/testing';
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
});
