import type { Stories } from './gallery/stories.ts';
import { NotFound } from './not-found.tsx';

export default {
  title: 'NotFound',
  components: [NotFound],
  states: { 'at an unknown address': () => <NotFound /> },
} satisfies Stories;
