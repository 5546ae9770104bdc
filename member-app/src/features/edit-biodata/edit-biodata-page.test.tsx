import { answers, buildProfile, refuses, renderPage, screen, waitFor } from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import EditBiodataPage from './edit-biodata-page.tsx';

const asha = buildProfile({ fullname: 'ASHA MEHTA', image: '/api/v1/photos/one' });

function open(onPhone = false) {
  answers('getProfile', { profile: asha, message: 'Profile fetched' });
  return renderPage(EditBiodataPage, {
    path: '/update-profile/:id',
    at: `/update-profile/${asha.id}`,
    onPhone,
  });
}

describe('edit biodata', () => {
  it('shows everything that is stored, and the present photo', async () => {
    open();
    expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'ASHA MEHTA');
    expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '1999-04-01');
    expect(screen.getByLabelText('No of Brothers')).toHaveProperty('value', '1');
    expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toContain('/api/v1/photos/one');
  });

  it('keeps the photo, sends the change, says so once, and goes home', async () => {
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

  it('keeps what was typed when the API refuses', async () => {
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

  it('of a biodata that is gone says so under its heading', async () => {
    refuses('getProfile', 404, { message: 'Not found' });
    renderPage(EditBiodataPage, { path: '/update-profile/:id', at: '/update-profile/1' });
    await screen.findByText('No Biodata Found');
    screen.getByRole('heading', { level: 1, name: 'Edit biodata' });
  });

  it('goes step by step on a phone, and back, and is sent from any step', async () => {
    const { user, address } = open(true);
    await screen.findByText('Part 1 of 5');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Part 2 of 5');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 5');
    answers('updateProfile', { message: 'Profile Updated successfully⚡' });
    await user.click(screen.getByRole('button', { name: 'Update Biodata' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
