import type { Language } from '@pehchan/contract/messages';
import { expect, it } from 'vitest';
import { buildFoundProfile, buildProfile, renderPage, screen } from '../testing/index.ts';
import { BiodataCard } from './biodata-card.tsx';
import { BiodataTable } from './biodata-table.tsx';
import { BiodataView } from './biodata-view.tsx';

const named = { fullname: 'ASHA MEHTA', fullnameHindi: 'आशा मेहता', image: '/api/v1/photos/one' };
const asha = buildFoundProfile(named);
const unnamed = buildFoundProfile({ fullname: 'ASHA MEHTA' });
const READERS: [Language, typeof asha, string][] = [
  ['hi', asha, 'आशा मेहता'],
  ['en', asha, 'Asha Mehta'],
  ['hi', unnamed, 'Asha Mehta'],
];

it.each(READERS)(
  'shows the candidate’s name on a card in the viewer’s language (%s)',
  async (language, profile, name) => {
    renderPage(() => <BiodataCard profile={profile} facts={[]} />, { as: null, language });
    await screen.findByRole('article', { name });
    screen.getByRole('heading', { name });
  },
);

it.each(READERS)(
  'shows the candidate’s name in a table row in the viewer’s language (%s)',
  async (language, profile, name) => {
    const Page = () => <BiodataTable profiles={[profile]} columns={['fullname']} first={1} caption="Found" />;
    renderPage(Page, { as: null, language });
    await screen.findByRole('rowheader', { name });
  },
);

it('shows a name in the other script as a fact, and names photo and candidate in the viewer’s language', async () => {
  renderPage(() => <BiodataView profile={buildProfile(named)} />, { as: null, language: 'hi' });
  expect((await screen.findByRole('img')).getAttribute('alt')).toContain('आशा मेहता');
  const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(factOf('अंग्रेज़ी में नाम')).toBe('Asha Mehta');
  expect(factOf('बेटी')).toBe('आशा मेहता');
  expect(screen.queryByText('हिन्दी में नाम')).toBeNull();
});
