import type { Stories } from '../gallery/stories.ts';
import { buildProfile } from '../testing/builders.ts';
import { ListingTag } from './listing-tag.tsx';
import { OwnerStatus } from './owner-status.tsx';

export default {
  title: 'ListingTag',
  components: [ListingTag, OwnerStatus],
  states: {
    'the state of an own biodata': () => <OwnerStatus profile={buildProfile({ listing: 'paused' })} />,
    paused: () => <ListingTag listing="paused" />,
    settled: () => <ListingTag listing="settled" />,
    'nobody answered': () => <ListingTag listing="lapsed" />,
  },
} satisfies Stories;
