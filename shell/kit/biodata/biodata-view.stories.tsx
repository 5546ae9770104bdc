import type { Stories } from '../gallery/stories.ts';
import { buildProfile } from '../testing/builders.ts';
import { BiodataView } from './biodata-view.tsx';
import { Photo } from './photo.tsx';
import { Portrait } from './portrait.tsx';

export default {
  title: 'One biodata',
  components: [BiodataView, Photo, Portrait],
  states: {
    whole: () => <BiodataView profile={buildProfile({ image: null })} />,
    portrait: () => <Portrait image={null} name="Asha" />,
    'without a photo': () => <Photo image={null} name="Asha" size="card" />,
  },
} satisfies Stories;
