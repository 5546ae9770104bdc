import { DesktopLook } from '../desktop/desktop-look.tsx';
import type { Stories } from '../gallery/stories.ts';
import { DesktopProgress } from './desktop-progress.tsx';
import { DesktopTimeline } from './desktop-timeline.tsx';

export default {
  title: 'Timeline and progress',
  components: [DesktopTimeline, DesktopProgress],
  states: {
    'what happened': (text) => (
      <DesktopLook>
        <DesktopTimeline
          entries={[
            { key: 2, content: text('status.approved') },
            { key: 1, content: text('status.pending') },
          ]}
        />
      </DesktopLook>
    ),
    'half of it': (text) => (
      <DesktopLook>
        <DesktopProgress value={3} max={6} label={text('state.loading')} />
      </DesktopLook>
    ),
    'all of it': (text) => (
      <DesktopLook>
        <DesktopProgress value={6} max={6} label={text('state.loading')} />
      </DesktopLook>
    ),
  },
} satisfies Stories;
