import type { Stories } from '../gallery/stories.ts';
import { Actions } from './actions.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

export default {
  title: 'Button',
  components: [Button, ButtonLink, IconButton, Actions],
  states: {
    'one of several': (text) => <Button>{text('action.cancel')}</Button>,
    'the one main thing to do': (text) => <Button type="primary">{text('action.ok')}</Button>,
    'what can’t be taken back': (text) => (
      <Button danger icon={<Icon name="trash" />}>
        {text('action.delete')}
      </Button>
    ),
    'on its way': (text) => (
      <Button type="primary" loading>
        {text('action.ok')}
      </Button>
    ),
    'not now': (text) => <Button disabled>{text('action.next')}</Button>,
    'not now, and it keeps the focus': (text) => <Button aria-disabled>{text('list.next')}</Button>,
    'as wide as its place': (text) => (
      <Button block type="primary">
        {text('action.next')}
      </Button>
    ),
    small: (text) => <Button size="small">{text('action.clear')}</Button>,
    'a link, beside a sign': (text) => (
      <Actions>
        <ButtonLink to="/">
          <Icon name="eye" /> {text('action.view')}
        </ButtonLink>
        <IconButton icon="cross" label={text('action.close')} />
      </Actions>
    ),
  },
} satisfies Stories;
