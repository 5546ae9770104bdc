import type { Stories } from '../gallery/stories.ts';
import { buildProfile } from '../testing/builders.ts';
import { BiodataCard } from './biodata-card.tsx';
import { BiodataFilter, BiodataFilters } from './biodata-filters.tsx';
import { BiodataList } from './biodata-list.tsx';
import { BiodataTable } from './biodata-table.tsx';
import { LISTED, LISTED_ON_A_CARD } from './columns.ts';
import { useBiodataFilters } from './use-biodata-filters.ts';

const profiles = [buildProfile({ image: null }), buildProfile({ image: null, gender: 'MALE' })];
const list = { profiles, columns: LISTED, first: 1, cardFacts: LISTED_ON_A_CARD };

function Filters() {
  return <BiodataFilters filters={useBiodataFilters()} />;
}

export default {
  title: 'Lists of biodata',
  components: [BiodataList, BiodataCard, BiodataTable, BiodataFilter, BiodataFilters],
  states: {
    'as there is room': (text) => <BiodataList {...list} caption={text('card.basic')} />,
    'as rows, with the standing': (text) => (
      <BiodataTable {...list} showStatus caption={text('card.basic')} />
    ),
    'as a card': () =>
      profiles[0] && <BiodataCard profile={profiles[0]} facts={LISTED_ON_A_CARD} showStatus />,
    'what they are narrowed by': () => <Filters />,
  },
} satisfies Stories;
