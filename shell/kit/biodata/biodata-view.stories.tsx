import type { Stories } from '../gallery/stories.ts';
import { buildProfile } from '../testing/builders.ts';
import { BiodataView } from './late-view.tsx';
import { Photo } from './photo.tsx';
import { Portrait } from './portrait.tsx';

export default {
  title: 'One biodata',
  components: [BiodataView, Photo, Portrait],
  states: {
    whole: () => <BiodataView profile={buildProfile({ image: null })} />,
    'with the facts that families ask': () => (
      <BiodataView
        profile={buildProfile({
          image: null,
          fatherWork: 'CLOTH SHOP, SURAT',
          nanihalVillage: 'SUMERPUR',
          nanaName: 'BHERU LAL',
          motherGotra: 'GAUTAM',
          contactName: 'MAHENDRA MEHTA',
          contactRelation: 'Mama ji',
          secondPhone: '9876500012',
          birthPlace: 'SIROHI',
          birthTime: '07:45',
          manglik: 'PARTLY',
          lookingFor: 'B.Com or more',
        })}
      />
    ),
    portrait: () => <Portrait image={null} name="Asha" />,
    'without a photo': () => <Photo image={null} name="Asha" size="card" />,
  },
} satisfies Stories;
