import type { Stories } from '../gallery/stories.ts';
import { ListingTag } from './listing-tag.tsx';

export default {
  title: 'ListingTag',
  components: [ListingTag],
  states: {
    paused: () => <ListingTag listing="paused" />,
    settled: () => <ListingTag listing="settled" />,
    'nobody answered': () => <ListingTag listing="lapsed" />,
  },
} satisfies Stories;
