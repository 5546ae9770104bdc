import '../styles/base.css';
import { LANGUAGES } from '@pehchan/contract/messages';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { giveColours } from '../dev/colours.ts';
import { KitProviders } from '../kit-providers.tsx';
import { languageChosen, themeChosen } from '../preferences/preferences.ts';
import { THEMES } from '../preferences/themes.ts';
import { createStore } from '../store.ts';
import { Gallery } from './gallery.tsx';
import styles from './gallery.module.css';
import type { Stories, StoryFile } from './stories.ts';
import { StoryStates } from './story-states.tsx';

const files = import.meta.webpackContext('..', { recursive: true, regExp: /\.stories\.tsx$/ });
const all = files
  .keys()
  .map((key) => (files(key) as StoryFile).default)
  .sort((one, other) => one.title.localeCompare(other.title));

const params = new URLSearchParams(window.location.search);
const story = all.find(({ title }) => title === params.get('story'));

giveColours();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(story ? <Frame stories={story} /> : <Gallery all={all} />);

/** Render one component in its own document, because theme and language apply to a whole document. */
function Frame({ stories }: { stories: Stories }) {
  return (
    <KitProviders store={storeOfFrame()}>
      <MemoryRouter>
        <div className={styles.states}>
          <StoryStates stories={stories} />
        </div>
      </MemoryRouter>
    </KitProviders>
  );
}

function storeOfFrame() {
  const store = createStore();
  const theme = THEMES.find((known) => known === params.get('theme'));
  const language = LANGUAGES.find((known) => known === params.get('language'));
  if (theme) store.dispatch(themeChosen(theme));
  if (language) store.dispatch(languageChosen(language));
  return store;
}
