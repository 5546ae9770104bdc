import type { Stories } from '../gallery/stories.ts';
import { SearchField } from './search-field.tsx';

const nothing = () => undefined;

export default {
  title: 'SearchField',
  components: [SearchField],
  states: {
    'its label is its placeholder': (text) => (
      <SearchField label={text('filter.name')} value="" onSettled={nothing} />
    ),
    'with a label of its own': (text) => (
      <SearchField label={text('filter.name')} value="Asha" onSettled={nothing} showsLabel />
    ),
  },
} satisfies Stories;
