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
/** The same, opened. */
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
const takenOff = { message: 'Taken off your list.' };
const star = (name = 'ASHA MEHTA') => screen.findByRole('button', { name: `Keep on our list: ${name}` });
const isOn = async (name?: string) => (await star(name)).getAttribute('aria-pressed') === 'true';
const becomes = (on: boolean, name?: string) => waitFor(async () => expect(await isOn(name)).toBe(on));

beforeEach(() => {
  answers('getOwnProfiles', ownProfilesReply([]));
  answers('getAllProfiles', profilesReply([asha, usha]));
  answers('getShortlist', { entries: [] });
});

describe('the star of a card', () => {
  it('shows who is on the list already', async () => {
    answers('getShortlist', { entries: [entry()] });
    renderPage(SearchPage, onPhone);
    await becomes(true);
    expect(await isOn('USHA MEHTA')).toBe(false);
  });

  it('is on at once, and says what became of it when that is known', async () => {
    const arrive = holds('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await becomes(true);
    expect(screen.queryByText('Kept on your list.')).toBeNull();
    arrive();
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
    expect(await isOn('USHA MEHTA')).toBe(false);
  });

  it('sends nothing that could take a note away', async () => {
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

  it('is off again when it couldn’t be kept, and says why', async () => {
    refuses('putOnShortlist', 409, { message: 'Your list is full.' });
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await screen.findByText('Error in Keeping it on your List. Your list is full.');
    await becomes(false);
  });

  it('is taken off by one press more, and is back when that failed', async () => {
    answers('getShortlist', { entries: [entry()] });
    const { user } = renderPage(SearchPage, onPhone);
    await becomes(true);
    refuses('takeOffShortlist', 503, { message: 'The service rests.' });
    await user.click(await star());
    await screen.findByText('Error in Taking it off your List. The service rests.');
    await becomes(true);
    answers('takeOffShortlist', takenOff);
    await user.click(await star());
    await screen.findByText('Taken off your list.');
    await becomes(false);
  });

  it.each([{ note: 'Call her uncle' }, { stage: 'talking' }] as const)(
    'asks before it takes something that was said along (%o)',
    async (said) => {
      answers('getShortlist', { entries: [entry(said)] });
      const { user } = renderPage(SearchPage, onPhone);
      await becomes(true);
      await user.click(await star());
      const question = await screen.findByRole('alertdialog', { name: 'Take Asha Mehta off your list?' });
      within(question).getByText('What you wrote there goes with it.');
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(await isOn()).toBe(true);
      answers('takeOffShortlist', takenOff);
      await user.click(await star());
      await user.click(await screen.findByRole('button', { name: 'Yes' }));
      await becomes(false);
    },
  );

  it('is pressed before the list has come, and stays on when it comes', async () => {
    const arrive = holds('getShortlist', { entries: [entry()] });
    answers('putOnShortlist', { ...kept, stage: 'met', note: 'Kind people' });
    const { user } = renderPage(SearchPage, onPhone);
    await user.click(await star());
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
    arrive();
    await becomes(true);
  });

  it('is pressed where the list couldn’t be had', async () => {
    refuses('getShortlist', 503);
    answers('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, onPhone);
    expect(await isOn()).toBe(false);
    await user.click(await star());
    await screen.findByText('Kept on your list.');
    expect(await isOn()).toBe(true);
  });
});

describe('the star elsewhere', () => {
  it('is in the table’s row', async () => {
    answers('putOnShortlist', kept);
    const { user } = renderPage(SearchPage, { path: '/search-profiles' });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const row = (await screen.findAllByRole('row')).find((one) => within(one).queryByText('ASHA MEHTA'));
    if (!row) throw new Error('no row of hers');
    await user.click(within(row).getByRole('button', { name: 'Keep on our list: ASHA MEHTA' }));
    await becomes(true);
  });

  it.each([true, false])(
    'is beside the call and the message of one biodata (on a phone: %s)',
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
      expect(names).toEqual(['Call Now', 'WhatsApp', 'Keep on our list: ASHA MEHTA']);
      await user.click(button);
      await becomes(true);
    },
  );

  it('isn’t on the own biodata', async () => {
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
