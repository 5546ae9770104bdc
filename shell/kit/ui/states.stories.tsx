import type { Stories } from '../gallery/stories.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, FailedState, LoadingState, State } from './states.tsx';

export default {
  title: 'States',
  components: [EmptyState, FailedState, LoadingState, State, Skeleton],
  states: {
    'on its way': () => <LoadingState rows={3} />,
    nothing: (text) => (
      <EmptyState action={<Button type="primary">{text('action.ok')}</Button>}>
        {text('product.motto')}
      </EmptyState>
    ),
    failed: () => <FailedState onRetry={() => undefined} />,
    'one of its own': (text) => (
      <State icon="clock" role="status">
        <p>{text('state.loading')}</p>
      </State>
    ),
    'the bars alone': () => <Skeleton rows={2} />,
  },
} satisfies Stories;
