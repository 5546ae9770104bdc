import { DeskLook } from '../desk/desk-look.tsx';
import type { Stories } from '../gallery/stories.ts';
import { DeskProgress } from './desk-progress.tsx';
import { DeskTimeline } from './desk-timeline.tsx';

export default {
  title: 'Timeline and progress',
  components: [DeskTimeline, DeskProgress],
  states: {
    'what happened': (text) => (
      <DeskLook>
        <DeskTimeline
          entries={[
            { key: 2, content: text('status.approved') },
            { key: 1, content: text('status.pending') },
          ]}
        />
      </DeskLook>
    ),
    'half of it': (text) => (
      <DeskLook>
        <DeskProgress value={3} max={6} label={text('state.loading')} />
      </DeskLook>
    ),
    'all of it': (text) => (
      <DeskLook>
        <DeskProgress value={6} max={6} label={text('state.loading')} />
      </DeskLook>
    ),
  },
} satisfies Stories;
