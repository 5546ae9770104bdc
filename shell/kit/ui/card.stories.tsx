import type { Stories } from '../gallery/stories.ts';
import { Button } from './button.tsx';
import { CardList } from './card-list.tsx';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { ItemActions, ItemCard } from './item-card.tsx';
import { SearchField } from './search-field.tsx';

export default {
  title: 'Card',
  components: [Card, ItemCard, ItemActions, CardList],
  states: {
    'with a title': (text) => <Card title={text('card.basic')}>{text('product.motto')}</Card>,
    'without one': (text) => <Card>{text('product.motto')}</Card>,
    'one of several alike': (text) => (
      <Card label="Asha">
        <h3>Asha</h3>
        <ItemActions>
          <Button>{text('action.view')}</Button>
        </ItemActions>
      </Card>
    ),
    'with a search beside the title': (text) => (
      <Card
        title={text('card.basic')}
        extra={<SearchField label={text('filter.name')} value="" onSettled={() => undefined} />}
      >
        {text('product.motto')}
      </Card>
    ),
    'the things of a list': (text) => (
      <CardList label={text('card.basic')}>
        {['Asha', 'Kavita', 'Ramesh'].map((name) => (
          <li key={name}>
            <ItemCard label={name} head={<h3>{name}</h3>} actions={<Button>{text('action.view')}</Button>}>
              <Facts facts={[{ label: text('field.village'), value: text('village.DHAN') }]} />
            </ItemCard>
          </li>
        ))}
      </CardList>
    ),
  },
} satisfies Stories;
