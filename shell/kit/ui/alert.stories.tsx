import type { Stories } from '../gallery/stories.ts';
import { Alert } from './alert.tsx';

export default {
  title: 'Alert',
  components: [Alert],
  states: { 'something went wrong': (text) => <Alert>{text('failed.network')}</Alert> },
} satisfies Stories;
