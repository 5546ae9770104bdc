import { displayName } from '@pehchan/kit';
import { useNotesQuery } from '../../../calls/users.ts';
import { Since } from '../../../components/since.tsx';
import styles from './deck.module.css';

/** The administrators' private notes on an account, newest first. */
export function Notes({ userId }: { userId: number }) {
  const { data } = useNotesQuery(userId);
  if (!data?.notes.length) return null;
  return (
    <ul className={styles.notes}>
      {data.notes.map(({ id, text, by, when }) => (
        <li key={id}>
          {text}
          <span className={styles.quiet}>
            {' '}
            – {displayName(by)}, <Since instant={when} />
          </span>
        </li>
      ))}
    </ul>
  );
}
