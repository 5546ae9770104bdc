import type { Language } from '@pehchan/contract/messages';
import { describe, expect, it } from 'vitest';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { buildFoundProfile, buildProfile, renderPage, screen } from '../testing/index.ts';
import { BiodataCard } from './biodata-card.tsx';
import { BiodataTable } from './biodata-table.tsx';
import { BiodataView } from './biodata-view.tsx';
import { inWords, wordsOf } from './words-of.ts';

const asha = buildFoundProfile({ dateOfBirth: '1999-05-05T00:00:00.000Z', height: "5.4'" });

function said<Words>(language: Language, say: (t: ReturnType<typeof useKitTranslation>) => Words): Words {
  const heard: Words[] = [];
  function Page() {
    heard.push(say(useKitTranslation()));
    return null;
  }
  renderPage(Page, { as: null, language });
  return heard.at(-1) as Words;
}

describe('a date of birth', () => {
  it.each([
    ['hi', '5 मई 1999'],
    ['en', '1999-05-05'],
  ] as const)('shows a date of birth in lists in the viewer’s language (%s)', async (language, day) => {
    const rows = { profiles: [asha], columns: ['dateOfBirth' as const], first: 1, caption: 'Found' };
    renderPage(() => <BiodataTable {...rows} />, { as: null, language });
    await screen.findByRole('cell', { name: day });
    renderPage(() => <BiodataCard profile={asha} facts={['dateOfBirth']} />, { as: null, language });
    expect((await screen.findByRole('article')).textContent).toContain(day);
  });

  it('leaves a date of birth that does not exist unchanged', () => {
    expect(said('hi', (t) => inWords('dateOfBirth', '1999-02-30', t))).toBe('1999-02-30');
  });
});

describe('a height', () => {
  it.each([
    ['hi', '5 फ़ुट 4 इंच'],
    ['en', '5 feet 4 inches'],
  ] as const)('shows a height in feet and inches on a line of its own (%s)', async (language, height) => {
    const profile = buildProfile({ height: asha.height });
    renderPage(() => <BiodataView profile={profile} />, { as: null, language });
    await screen.findByText(height);
  });

  it.each(['hi', 'en'] as const)(
    'shows a height in feet and inches in lists, without a line break (%s)',
    (language) => {
      expect(said(language, (t) => wordsOf('height', asha, t, 'brief'))).toBe('5′\u00a04″');
    },
  );

  it('leaves a height in an older format unchanged', () => {
    expect(said('hi', (t) => inWords('height', '165 CM', t))).toBe('165 CM');
  });
});
