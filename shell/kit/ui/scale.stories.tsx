import type { Stories } from '../gallery/stories.ts';
import styles from './scale.module.css';

const LETTERS = ['title', 'name', 'fact', 'base', 'label'] as const;
const COLOURS = ['main', 'festive', 'raised', 'success', 'warning', 'danger', 'card', 'link'] as const;

export default {
  title: 'Letters and colours',
  components: [],
  states: {
    'the sizes of letters, from a title to a label': (text) => (
      <>
        {LETTERS.map((size) => (
          <p key={size} className={styles[size]}>
            {text('product.motto')}
          </p>
        ))}
      </>
    ),
    'the colours: one main action, what is new, and soft grounds': (text) => (
      <div className={styles.row}>
        {COLOURS.map((colour) => (
          <p key={colour} className={styles[colour]}>
            {text('product.motto')}
          </p>
        ))}
      </div>
    ),
  },
} satisfies Stories;
