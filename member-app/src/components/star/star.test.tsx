import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import {
  answers,
  buildFoundProfile,
  buildProfile,
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
import { beforeEach, describe, expect, it } from 'vitest';
import BiodataPage from '../../features/biodata/biodata-page.tsx';
import SearchPage from '../../features/search/search-page.tsx';

const asha = buildFoundProfile({ fullname: 'ASHA MEHTA' });
const whole = { ...buildProfile({ id: asha.id, fullname: 'ASHA MEHTA' }), phone: null };
const usha = buildFoundProfile({ fullname: 'USHA MEHTA' });
const onPhone = { path: '/search-profiles', onPhone: true };
const entry = (said: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  profileId: asha.id,
  stage: 'liked',
  note: '',
  forProfile: null,
  profile: asha,
  ...said,
});
const kept = { stage: 'liked', note: '', forProfile: null, message: 'Kept on your list.' } as const;
const takenOff = { message: 'Removed from your list.' };
const star = (name = 'Asha Mehta') => screen.findByRole('button', { name: `Keep on our list: ${name}` });
const isOn = async (name?: string) => (await star(name)).getAttribute('aria-pressed') === 'true';
const becomes = (on: boolean, name?: string) => waitFor(async () => expect(await isOn(name)).toBe(on));

beforeEach(() => {
  answers('getOwnProfiles', ownProfilesReply([]));
  answers('getAllProfiles', profilesReply([asha, usha]));
  answers('getShortlist', { entries: [] });
});

describe('the shortlist star of a card', () => {
  it('marks the candidates that are already on the shortlist', async () => {
    answers('getShortlist', { entries: [entry()] });
    renderPage(SearchPage, onPhone);
    await becomes(true);
    expect(await isOn('Usha Mehta')).toBe(false);
  });

  it('turns the star on before the API answers, and then confirms it', async () => {
    const arrive = holds('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await becomes(true);
    expect(screen.queryByText('Kept on your list.')).toBeNull();
    arrive();
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
    expect(await isOn('Usha Mehta')).toBe(false);
  });

  it('sends nothing that could overwrite a note on the shortlist', async () => {
    let sent: unknown;
    answers('putOnShortlist', async ({ request }) => {
      sent = await request.json();
      return kept;
    });
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await screen.findByText('Kept on your list.');
    expect(sent).toEqual({});
  });

  it('turns the star off again and shows the reason if the API refuses', async () => {
    refuses('putOnShortlist', 409, { message: 'Your list is full.' });
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await screen.findByText('We couldn’t keep it on your list. Your list is full.');
    await becomes(false);
  });

  it('takes the biodata off the shortlist on a second press, and restores the star if that fails', async () => {
    answers('getShortlist', { entries: [entry()] });
    const { user } = renderPage(SearchPage, onPhone);
    await becomes(true);
    refuses('takeOffShortlist', 503, { message: 'The service rests.' });
    await user.click(await star());
    await screen.findByText('We couldn’t remove it from your list. The service rests.');
    await becomes(true);
    answers('takeOffShortlist', takenOff);
    await user.click(await star());
    await screen.findByText('Removed from your list.');
    await becomes(false);
  });

  it.each([{ note: 'Call her uncle' }, { stage: 'talking' }] as const)(
    'asks before it deletes a note or a stage with the shortlist entry (%o)',
    async (said) => {
      answers('getShortlist', { entries: [entry(said)] });
      const { user } = renderPage(SearchPage, onPhone);
      await becomes(true);
      await user.click(await star());
      const question = await screen.findByRole('alertdialog', { name: 'Remove Asha Mehta from your list?' });
      within(question).getByText('Your note there will be removed too.');
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(await isOn()).toBe(true);
      answers('takeOffShortlist', takenOff);
      await user.click(await star());
      await user.click(await screen.findByRole('button', { name: 'Yes' }));
      await becomes(false);
    },
  );

  it('lets a family press the star before the shortlist arrives, and keeps it on', async () => {
    const arrive = holds('getShortlist', { entries: [entry()] });
    answers('putOnShortlist', { ...kept, stage: 'met', note: 'Kind people' });
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
    arrive();
    await becomes(true);
  });

  it('lets a family press the star if the shortlist cannot be loaded', async () => {
    refuses('getShortlist', 503);
    answers('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, onPhone);
    expect(await isOn()).toBe(false);
    await user.click(await star());
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
  });
});

describe('the shortlist star outside of cards', () => {
  it('puts a biodata on the shortlist from its table row', async () => {
    answers('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, { path: '/search-profiles' });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const row = (await screen.findAllByRole('row')).find((one) => within(one).queryByText('Asha Mehta'));
    if (!row) throw new Error('no row of hers');
    await user.click(within(row).getByRole('button', { name: 'Keep on our list: Asha Mehta' }));
    await becomes(true);
  });

  it.each([true, false])(
    'shows the star beside “Call Now” and “WhatsApp” of a biodata (on a phone: %s)',
    async (isOnPhone) => {
      answers('getProfile', { profile: whole, message: 'Profile fetched' });
      answers('putOnShortlist', kept);
      const { user } = renderPage(BiodataPage, {
        path: '/profile/get-profile/:id',
        at: `/profile/get-profile/${asha.id}`,
        onPhone: isOnPhone,
      });
      const button = await star();
      const place = button.parentElement;
      if (!place) throw new Error('it stands nowhere');
      const names = within(place)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
      expect(names).toEqual(['Call Now', 'WhatsApp', 'Keep on our list: Asha Mehta']);
      await user.click(button);
      await becomes(true);
    },
  );

  it('shows no star on a family’s own biodata', async () => {
    answers('getProfile', { profile: whole, message: 'Profile fetched' });
    renderPage(BiodataPage, {
      path: '/profile/get-profile/:id',
      at: `/profile/get-profile/${asha.id}`,
      as: buildSessionUser({ id: whole.user.id }),
    });
    await screen.findByRole('heading', { name: 'Family Background' });
    expect(screen.queryByRole('button', { name: /^Keep on our list/ })).toBeNull();
  });
});
