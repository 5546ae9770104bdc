import type { ReactNode } from 'react';
import type { KitTranslate } from '../i18n/use-translation.ts';

/** Default export of a `*.stories.tsx`. Each state gets the kit's texts in the language that is shown. */
export type Stories = {
  title: string;
  /** The components that the states show. A test fails for each component of the kit that no story shows. */
  components: readonly unknown[];
  states: Readonly<Record<string, (t: KitTranslate) => ReactNode>>;
};

export type StoryFile = { default: Stories };
