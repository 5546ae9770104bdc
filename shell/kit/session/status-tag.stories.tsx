import type { Stories } from '../gallery/stories.ts';
import { StatusTag } from './status-tag.tsx';

export default {
  title: 'StatusTag',
  components: [StatusTag],
  states: {
    approved: () => <StatusTag user={{ IsApproved: true, IsRejected: false }} />,
    waiting: () => <StatusTag user={{ IsApproved: false, IsRejected: false }} />,
    rejected: () => <StatusTag user={{ IsApproved: false, IsRejected: true }} />,
  },
} satisfies Stories;
