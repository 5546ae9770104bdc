import { LANGUAGES } from '@pehchan/contract/messages';
import { useSyncExternalStore } from 'react';
import styles from './gallery.module.css';
import type { Stories } from './stories.ts';

const SHOWN = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function Gallery({ all }: { all: readonly Stories[] }) {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)));
  const shown = all.find(({ title }) => title === hash) ?? all[0];
  return (
    <div className={styles.gallery}>
      <nav aria-label="Components">
        <ul className={styles.contents}>
          {all.map(({ title }) => (
            <li key={title}>
              <a href={`#${title}`} aria-current={title === shown?.title ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.frames}>
        {shown &&
          SHOWN.map(({ language, theme }) => (
            <iframe
              key={`${shown.title} ${language} ${theme}`}
              className={styles.frame}
              title={`${shown.title}, ${language}, ${theme}`}
              src={`?${new URLSearchParams({ story: shown.title, language, theme }).toString()}`}
            />
          ))}
      </main>
    </div>
  );
}
