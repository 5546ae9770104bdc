import { LANGUAGES } from '@pehchan/contract/messages';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/index.ts';
import * as biodataForm from '../biodata/form/index.ts';
import * as biodata from '../biodata/index.ts';
import * as deskDetails from '../desktop-details/index.ts';
import * as desk from '../desktop/index.ts';
import * as forms from '../forms/index.ts';
import * as kit from '../index.ts';
import * as ui from '../ui/index.ts';
import type { StoryFile } from './stories.ts';
import { StoryStates } from './story-states.tsx';

const all = Object.values(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })).map(
  (file) => file.default,
);

/** Components without a story: the gallery's own frame, Formik, and the watermark, which names an account. */
const UNSEEN: readonly unknown[] = [kit.KitProviders, forms.Formik, kit.Watermark];

const components = [ui, desk, deskDetails, forms, biodata, biodataForm, kit]
  .flatMap((group) => Object.entries<unknown>(group))
  .filter(([name, item]) => /^[A-Z]/.test(name) && typeof item === 'function' && !UNSEEN.includes(item));

it.each(components)('shows %s in at least one story', (_name, component) => {
  expect(all.flatMap((stories) => stories.components)).toContain(component);
});

it('gives each story a title of its own', () => {
  const titles = all.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

const drawn = all.flatMap((stories) =>
  LANGUAGES.map((language) => ({ title: stories.title, language, stories })),
);

it.each(drawn)('renders $title in $language without logging an error', async ({ stories, language }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(() => <StoryStates stories={stories} />, { as: null, language });
  const sections = document.querySelectorAll('section:has(> h2)');
  expect(sections.length).toBeGreaterThanOrEqual(Object.keys(stories.states).length);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
