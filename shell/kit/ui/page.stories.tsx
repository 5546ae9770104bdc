import type { Stories } from '../gallery/stories.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

export default {
  title: 'Page',
  components: [Page],
  states: {
    'with all that it may have': (text) => (
      <Page
        title={text('product.name')}
        lead={text('product.motto')}
        extra={<Button type="primary">{text('action.ok')}</Button>}
      >
        <p>{text('state.noPhoto')}</p>
      </Page>
    ),
  },
} satisfies Stories;
