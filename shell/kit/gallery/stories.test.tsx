import { LANGUAGES } from '@pehchan/contract/messages';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/index.ts';
import * as ui from '../ui/index.ts';
import type { StoryFile } from './stories.ts';
import { StoryStates } from './story-states.tsx';

const all = Object.values(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })).map(
  (file) => file.default,
);

const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name));

it.each(components)('shows %s', (_name, component) => {
  expect(all.flatMap((stories) => stories.components)).toContain(component);
});

it('gives each story a name of its own', () => {
  const titles = all.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

const drawn = all.flatMap((stories) =>
  LANGUAGES.map((language) => ({ title: stories.title, language, stories })),
);

it.each(drawn)('draws $title in $language without a complaint', async ({ stories, language }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(() => <StoryStates stories={stories} />, { as: null, language });
  const sections = document.querySelectorAll('section:has(> h2)');
  expect(sections.length).toBeGreaterThanOrEqual(Object.keys(stories.states).length);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
