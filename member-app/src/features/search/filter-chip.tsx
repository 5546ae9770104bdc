import { useTranslation } from '@pehchan/kit';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './search-bar.module.css';

type Props = { label: string; name: string; onOpen: () => void; onRemove: () => void };

/** A chosen filter. Its words open the filters, because a family presses “21–29” to change it. */
export function FilterChip({ label, name, onOpen, onRemove }: Props) {
  const t = useTranslation(texts);
  return (
    <span className={styles.chip}>
      <button type="button" aria-haspopup="dialog" aria-label={name} onClick={onOpen}>
        {label}
      </button>
      <button type="button" aria-label={t('search.remove', { filter: name })} data-remove onClick={onRemove}>
        <Icon name="cross" size={18} />
      </button>
    </span>
  );
}
