import type { ReplyOf } from '@pehchan/contract/calls';
import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import {
  answers,
  buildFoundProfile,
  buildProfile,
  holds,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import ShortlistPage from './shortlist-page.tsx';

const asha = buildFoundProfile({ fullname: 'ASHA MEHTA', gotra: 'GAUTAM' });
const usha = buildFoundProfile({ fullname: 'USHA MEHTA' });
const vijay = buildFoundProfile({ fullname: 'VIJAY MEHTA', gender: 'MALE' });
const entry = (profile: typeof asha, said: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  profileId: profile.id,
  stage: 'liked',
  note: '',
  forProfile: null,
  profile,
  ...said,
});
const gone = (profileId: number): ShortlistEntry => ({
  profileId,
  stage: null,
  note: null,
  forProfile: null,
  profile: null,
});
const son = buildProfile({ fullname: 'RAVI LAL', gender: 'MALE' });
const otherSon = buildProfile({ fullname: 'MOHAN LAL', gender: 'MALE' });
const daughter = buildProfile({ fullname: 'KAMLA LAL', gender: 'FEMALE' });

type Kept = ReplyOf<'putOnShortlist'>;
/** Let the API reply to a change with this entry; return a function that returns the last request body. */
function keepsAs(said: Partial<Kept>): () => unknown {
  const reply: Kept = { stage: 'liked', note: '', forProfile: null, message: 'Kept on your list.', ...said };
  let sent: unknown;
  answers('putOnShortlist', async ({ request }) => {
    sent = await request.json();
    return reply;
  });
  return () => sent;
}

const at = { path: '/shortlist', onPhone: true };
const show = (entries: ShortlistEntry[], options = {}) => {
  answers('getShortlist', { entries });
  return renderPage(ShortlistPage, { ...at, ...options });
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const namesUnder = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));

beforeEach(() => answers('getOwnProfiles', ownProfilesReply([son])));

describe('the shortlist page', () => {
  it('groups the shortlist by stage, starting with the entries under way', async () => {
    show([
      entry(asha, { stage: 'no' }),
      entry(usha),
      entry(vijay, { stage: 'talking', note: 'Uncle calls\non Sunday' }),
    ]);
    await screen.findByRole('article', { name: 'Vijay Mehta' });
    expect(headings()).toEqual(['Talking (1)', 'Liked (1)', 'No (1)']);
    expect(namesUnder('Liked (1)')).toEqual(['Usha Mehta']);
    const card = within(screen.getByRole('article', { name: 'Vijay Mehta' }));
    card.getByText(/Uncle calls\s+on Sunday/);
    expect(card.getByRole('link', { name: 'View: Vijay Mehta' }).getAttribute('href')).toBe(
      `/profile/get-profile/${vijay.id}`,
    );
    screen.getByText('Only your family sees this. No other family and no volunteer can.');
  });

  it('names the stages in Hindi as families do', async () => {
    show(
      [
        entry(asha),
        entry(usha, { stage: 'talking' }),
        entry(vijay, { stage: 'met' }),
        entry(buildFoundProfile(), { stage: 'no' }),
      ],
      { language: 'hi' },
    );
    await screen.findByRole('heading', { level: 1, name: 'हमारी पसंद' });
    await screen.findByText('पसंद (1)');
    expect(headings()).toEqual(['बात चल रही है (1)', 'मिल चुके (1)', 'पसंद (1)', 'बात नहीं बनी (1)']);
  });

  it('shows a loading indicator, then how to put biodata on an empty shortlist', async () => {
    const arrive = holds('getShortlist', { entries: [] });
    renderPage(ShortlistPage, at);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText(/^Your list is empty/);
    expect(screen.getByRole('link', { name: 'See biodata' }).getAttribute('href')).toBe('/search-profiles');
  });

  it('shows an error, and the shortlist after a retry', async () => {
    refuses('getShortlist', 503);
    const { user } = renderPage(ShortlistPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Your list couldn’t load');
    answers('getShortlist', { entries: [entry(asha)] });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Asha Mehta' });
  });

  it('shows the API’s reason without a retry button after the daily limit', async () => {
    refuses('getShortlist', 429, { message: 'You have seen the biodata of 600 people today.' });
    renderPage(ShortlistPage, at);
    await screen.findByText('You have seen the biodata of 600 people today.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('shortlist entries that are no longer offered', () => {
  it('counts the entries that are no longer offered, and takes them off with one press', async () => {
    const off: string[] = [];
    answers('takeOffShortlist', ({ request }) => {
      off.push(request.url.split('/').at(-1) ?? '');
      return { message: 'Removed from your list.' };
    });
    const { user } = show([gone(71), entry(asha), gone(72)]);
    await screen.findByText('2 biodata on your list are no longer available.');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(screen.queryByText('No longer available')).toBeNull());
    expect(off).toEqual(['71', '72']);
    screen.getByRole('article', { name: 'Asha Mehta' });
  });

  it('restores an entry if it cannot be taken off the shortlist', async () => {
    refuses('takeOffShortlist', 503);
    const { user } = show([gone(71)]);
    await screen.findByText('One biodata on your list is no longer available.');
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
    await screen.findByText(/^We couldn’t remove it from your list/);
    await screen.findByText('One biodata on your list is no longer available.');
  });
});

describe('the stage and note of a shortlist entry', () => {
  const change = (name: string) => screen.findByRole('button', { name: `Add a note: ${name}` });
  const sheet = async (name = 'Asha Mehta') => within(await screen.findByRole('dialog', { name }));

  it('saves a new stage and note, and moves the card immediately', async () => {
    const sent = keepsAs({ stage: 'talking', note: 'Call on Sunday' });
    const { user } = show([entry(asha)]);
    await user.click(await change('Asha Mehta'));
    const dialog = await sheet();
    const choices = dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(choices).toEqual(['Liked', 'Talking', 'Met', 'No']);
    expect(dialog.getByRole('radio', { name: 'Liked' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('radio', { name: 'Talking' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your own note' }), 'Call on Sunday');
    dialog.getByText('Only for your family. 186 characters left.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ stage: 'talking', note: 'Call on Sunday' });
    expect(headings()).toEqual(['Talking (1)']);
    screen.getByText('Call on Sunday');
    expect(document.activeElement).toBe(await change('Asha Mehta'));
  });

  it('keeps the choice in the sheet, and the card unchanged, if saving fails', async () => {
    refuses('putOnShortlist', 503, { message: 'The service rests.' });
    const { user } = show([entry(asha, { note: 'Kind people' })]);
    await user.click(await change('Asha Mehta'));
    const dialog = await sheet();
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('We couldn’t keep it on your list. The service rests.');
    await waitFor(() => expect(headings()).toContain('Liked (1)'));
    expect(dialog.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
    screen.getByText('Kind people', { selector: 'p' });
  });

  it('keeps an unsaved note after the sheet was closed by mistake', async () => {
    const { user } = show([entry(asha)]);
    await user.click(await change('Asha Mehta'));
    const first = await sheet();
    await user.type(first.getByRole('textbox', { name: 'Your own note' }), 'Kind people');
    await user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await change('Asha Mehta'));
    expect((await sheet()).getByRole('textbox', { name: 'Your own note' })).toHaveProperty(
      'value',
      'Kind people',
    );
  });

  it('limits a note to 200 letters', async () => {
    const { user } = show([entry(asha, { note: 'x'.repeat(199) })]);
    await user.click(await change('Asha Mehta'));
    const field = (await sheet()).getByRole('textbox', { name: 'Your own note' });
    await user.type(field, 'yz');
    expect(field).toHaveProperty('value', `${'x'.repeat(199)}y`);
  });

  it('takes an entry off the shortlist, after a question if it has a note', async () => {
    answers('takeOffShortlist', { message: 'Removed from your list.' });
    const { user } = show([entry(asha, { note: 'Kind people' })]);
    await user.click(await change('Asha Mehta'));
    await user.click((await sheet()).getByRole('button', { name: 'Remove from our list' }));
    await screen.findByRole('alertdialog', { name: 'Remove Asha Mehta from your list?' });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText(/^Your list is empty/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the shortlist of a family with several candidates', () => {
  it('assigns an entry to the only candidate that it fits, and shows the name', async () => {
    answers('getOwnProfiles', ownProfilesReply([son, daughter]));
    const { user } = show([entry(asha), entry(usha), entry(vijay)]);
    const group = within(await screen.findByRole('group', { name: 'For which child' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'For Ravi Lal (2)',
      'For Kamla Lal (1)',
    ]);
    within(screen.getByRole('article', { name: 'Vijay Mehta' })).getByText('For Kamla Lal');
    await user.click(group.getByRole('button', { name: 'For Ravi Lal (2)' }));
    expect(namesUnder('Liked (2)')).toEqual(['Asha Mehta', 'Usha Mehta']);
    await user.click(screen.getByRole('button', { name: 'Add a note: Asha Mehta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Mehta' }));
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  it('lets a family with two sons choose the son for an entry', async () => {
    answers('getOwnProfiles', ownProfilesReply([son, otherSon]));
    const sent = keepsAs({ forProfile: otherSon.id });
    const { user } = show([entry(asha), entry(usha, { forProfile: son.id })]);
    const group = within(await screen.findByRole('group', { name: 'For which child' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All (2)',
      'For Ravi Lal (1)',
      'Not decided (1)',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add a note: Asha Mehta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Mehta' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'For which child' }), 'Mohan Lal');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ forProfile: otherSon.id });
    within(screen.getByRole('article', { name: 'Asha Mehta' })).getByText('For Mohan Lal');
  });

  it('shows no choice of candidates to a family with only one', async () => {
    show([entry(asha)]);
    await screen.findByRole('article', { name: 'Asha Mehta' });
    expect(screen.queryByRole('group', { name: 'For which child' })).toBeNull();
    expect(screen.queryByText(/^For /)).toBeNull();
  });
});
