import type { Stories } from '../gallery/stories.ts';
import { buildProfile } from '../testing/builders.ts';
import { BiodataView } from './biodata-view.tsx';
import { Photo } from './photo.tsx';

export default {
  title: 'One biodata',
  components: [BiodataView, Photo],
  states: {
    whole: () => <BiodataView profile={buildProfile({ image: null })} />,
    'without a photo': () => <Photo image={null} name="Asha" size="card" />,
  },
} satisfies Stories;
