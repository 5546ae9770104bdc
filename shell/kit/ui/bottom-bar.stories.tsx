import type { Stories } from '../gallery/stories.ts';
import { BottomBar, BottomBarPlace } from './bottom-bar.tsx';
import { Button } from './button.tsx';

export default {
  title: 'Bottom bar',
  components: [BottomBar, BottomBarPlace],
  states: {
    'what a screen can do': (text) => (
      <BottomBar label={text('action.ok')}>
        <Button>{text('action.view')}</Button>
        <Button type="primary">{text('action.ok')}</Button>
      </BottomBar>
    ),
  },
} satisfies Stories;
