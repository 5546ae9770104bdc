import { useKitTranslation } from '@pehchan/kit';
import { Grouped } from '@pehchan/kit/ui';
import { useId } from 'react';
import { villagesIn } from '../../search-filters.ts';
import styles from './filter-fields.module.css';
import { useChoiceWords } from './use-choice-words.ts';

type Props = {
  /** Villages with commas between them. */
  value: string;
  /** Whether the API accepts only one village, as before version 2.2. */
  isOne: boolean;
  onChange: (value: string) => void;
};

export function VillageTicks({ value, isOne, onChange }: Props) {
  const tKit = useKitTranslation();
  const { villages } = useChoiceWords();
  const ticked = villagesIn({ village: value });
  const change = (village: string, isTicked: boolean) => {
    const others = isOne ? [] : ticked.filter((other) => other !== village);
    onChange((isTicked ? [...others, village] : others).join(','));
  };
  return (
    <Grouped id={useId()} label={tKit('filter.village')} className={styles.whole}>
      <div className={styles.ticks}>
        {villages.map((village) => (
          <label key={village.value} className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked.includes(village.value)}
              onChange={({ target }) => change(village.value, target.checked)}
            />
            {village.label}
          </label>
        ))}
      </div>
    </Grouped>
  );
}
