import { useKitTranslation } from '../i18n/use-translation.ts';
import styles from './gallery.module.css';
import type { Stories } from './stories.ts';

export function StoryStates({ stories }: { stories: Stories }) {
  const t = useKitTranslation();
  return Object.entries(stories.states).map(([state, draw]) => (
    <section key={state} className={styles.state}>
      <h2>{state}</h2>
      {draw(t)}
    </section>
  ));
}
