import type { Stories } from '../gallery/stories.ts';
import { Facts } from './facts.tsx';

export default {
  title: 'Facts',
  components: [Facts],
  states: {
    'what is blank is left out': (text) => (
      <Facts
        facts={[
          { label: text('field.village'), value: text('village.DHAN') },
          { label: text('field.city'), value: '' },
          { label: text('field.phone'), value: <a href="tel:9000000002">9000000002</a> },
          { label: text('form.words'), value: text('product.motto'), wide: true },
        ]}
      />
    ),
  },
} satisfies Stories;
