import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import {
  answers,
  buildFoundProfile,
  buildProfile,
  ownProfilesReply,
  renderPage,
  screen,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import ShortlistPage from './shortlist-page.tsx';

const asha = buildFoundProfile({ fullname: 'ASHA MEHTA', gotra: 'GAUTAM', age: 27, phone: '9876500001' });
const usha = buildFoundProfile({ fullname: 'USHA LAL', gotra: 'Gautam', age: 24, education: '' });
const nisha = buildFoundProfile({ fullname: 'NISHA RAWAL' });
const tara = buildFoundProfile({ fullname: 'TARA SUTHAR' });

const entry = (profile: typeof asha): ShortlistEntry => ({
  profileId: profile.id,
  stage: 'liked',
  note: '',
  forProfile: null,
  profile,
});
const onPhone = { path: '/shortlist', onPhone: true };
const show = (profiles: (typeof asha)[], options = {}) => {
  answers('getShortlist', { entries: profiles.map(entry) });
  return renderPage(ShortlistPage, { ...onPhone, ...options });
};
const tick = (name: string) => screen.findByRole('checkbox', { name: `Compare: ${name}` });
const compared = { at: `/shortlist?compare=${asha.id},${usha.id}` };
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.trim());

beforeEach(() => answers('getOwnProfiles', ownProfilesReply([buildProfile({ gender: 'MALE' })])));

describe('the cards of the shortlist', () => {
  it('show the facts of a search card, and call the family', async () => {
    show([asha]);
    const card = within(await screen.findByRole('article', { name: 'Asha Mehta' }));
    for (const line of [/^27 · 5′ 2″ · Gautam$/, 'B.COM · Private', 'Dantrai']) card.getByText(line);
    expect(card.getByRole('link', { name: /^Call Now/ }).getAttribute('href')).toBe('tel:9876500001');
  });

  it('offer no comparison on a list of one', async () => {
    show([asha]);
    await screen.findByRole('article', { name: 'Asha Mehta' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the comparison of shortlisted candidates', () => {
  it('opens for two or three ticked candidates, and keeps the ticks after “back”', async () => {
    const { user, goBack } = show([asha, usha, nisha, tara]);
    await user.click(await tick('Asha Mehta'));
    expect(screen.queryByRole('link', { name: /^Compare \d/ })).toBeNull();
    await user.click(await tick('Usha Lal'));
    screen.getByRole('link', { name: 'Compare 2' });
    await user.click(await tick('Nisha Rawal'));
    expect(await tick('Tara Suthar')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Compare 3' }));
    const table = await screen.findByRole('table', { name: 'Compare' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Compare' }));
    await goBack();
    expect(await tick('Nisha Rawal')).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Our list' }));
  });

  it.each([true, false])('has a line for each fact, and marks equal ones (phone: %s)', async (isPhone) => {
    show([asha, usha], { ...compared, onPhone: isPhone });
    const table = await screen.findByRole('table', { name: 'Compare' });
    expect(lines(table)).toEqual([
      'Age',
      'Height the same',
      'Education',
      'Work the same',
      'Gotra the same',
      'Village the same',
      'City the same',
    ]);
    const texts = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    expect(texts.slice(0, 2)).toEqual(['27', '24']);
    expect(texts.slice(4, 6)).toEqual(['B.COM', '–']);
  });

  it('names the lines in Hindi', async () => {
    show([asha, usha], { ...compared, language: 'hi' });
    const table = await screen.findByRole('table', { name: 'तुलना' });
    expect(lines(table)).toContain('गोत्र एक जैसा');
  });

  it('shows a sentence if all candidates were removed from the list', async () => {
    show([nisha], compared);
    await screen.findByText('These biodata are no longer on your list.');
    screen.getByRole('button', { name: 'Back to our list' });
  });
});
