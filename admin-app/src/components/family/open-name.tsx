import { useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import { useOpenFamily } from './use-open-family.ts';
import styles from './open-name.module.css';

type Props = { userId: number; name: string };

/** Show the name in a row as the button that opens its family, as a press on the row does. */
export function OpenName({ userId, name }: Props) {
  const t = useTranslation(texts);
  const { open } = useOpenFamily();
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={`${t('family.open')}: ${name}`}
      onClick={() => open(userId)}
    >
      {name}
    </button>
  );
}
