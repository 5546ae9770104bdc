import type { Stories } from '../gallery/stories.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { StillLoading } from './still-loading.tsx';
import { EmptyState, FailedState, LoadingState, State } from './states.tsx';

export default {
  title: 'States',
  components: [EmptyState, FailedState, LoadingState, State, Skeleton, StillLoading],
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
    'a long wait': () => <StillLoading />,
    'the bars alone': () => <Skeleton rows={2} />,
  },
} satisfies Stories;
