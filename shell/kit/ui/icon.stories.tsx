import type { Stories } from '../gallery/stories.ts';
import { iconPaths } from './icon-paths.ts';
import { Icon } from './icon.tsx';

export default {
  title: 'Icon',
  components: [Icon],
  states: {
    'all by name': () => (
      <p>
        {Object.keys(iconPaths).map((name) => (
          <span key={name}>
            <Icon name={name} label={name} /> {name}{' '}
          </span>
        ))}
      </p>
    ),
    'a name that isn’t known': () => <Icon name="no-such-icon" label="no-such-icon" />,
  },
} satisfies Stories;
