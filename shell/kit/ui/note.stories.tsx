import type { Stories } from '../gallery/stories.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Note } from './note.tsx';

export default {
  title: 'Note',
  components: [Note],
  states: {
    'something to know': (text) => (
      <Note>
        <Icon name="clock" /> <span>{text('state.offline')}</span>
      </Note>
    ),
    'a result': (text) => (
      <Note tone="success">
        <Icon name="check" /> <span>{text('product.motto')}</span>
      </Note>
    ),
    'with something to do': (text) => (
      <Note isStacked>
        <p>{text('state.offline')}</p>
        <Button>{text('action.retry')}</Button>
      </Note>
    ),
  },
} satisfies Stories;
