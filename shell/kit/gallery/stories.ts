import type { ReactNode } from 'react';
import type { KitTranslate } from '../i18n/use-translation.ts';

/**
 * What a `*.stories.tsx` beside a component exports by default: the components that it shows, and each of
 * their states under the words that say what it is. A state is drawn with the kit's sentences, so that it is
 * seen in both languages.
 */
export type Stories = {
  title: string;
  /** What is shown, so that a component without a story is noticed. */
  components: readonly unknown[];
  states: Readonly<Record<string, (t: KitTranslate) => ReactNode>>;
};

export type StoryFile = { default: Stories };
