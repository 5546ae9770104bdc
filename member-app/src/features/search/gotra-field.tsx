import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { FieldHint, Grouped, Input } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { useGotrasQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import styles from './filter-fields.module.css';
import { filterTexts } from './texts/index.ts';

/** Gotras that are shown before the family types: with more, the list would hide the other filters. */
const SHOWN = 6;

/** Choose a gotra from those of open biodata. Typing shortens the list. The address gets the gotra's id. */
export function GotraField({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const t = useTranslation(texts);
  const tFilter = useTranslation(filterTexts);
  const tKit = useKitTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data, isError } = useGotrasQuery(undefined);
  const wanted = typed.trim().toLowerCase();
  const matching = (data?.gotras ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = matching.filter((gotra, index) => index < SHOWN || String(gotra.id) === value);
  const options = [
    { value: '', label: tKit('filter.any') },
    ...shown.map((gotra) => ({ value: String(gotra.id), label: displayName(gotra.name) })),
  ];
  const hint = () => {
    if (isError) return tFilter('gotra.failed');
    if (!data) return '';
    if (matching.length === 0) return tFilter('gotra.none');
    return matching.length > shown.length ? tFilter('gotra.more', { n: matching.length }) : '';
  };
  return (
    <Grouped id={id} label={t('filter.gotra')} role="radiogroup" className={styles.whole}>
      <Input
        type="search"
        aria-label={tFilter('gotra.find')}
        placeholder={tFilter('gotra.find')}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.ticks}>
        {options.map((option) => (
          <label key={option.value} className={styles.tick}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldHint id={`${id}-hint`} role="status">
        {hint()}
      </FieldHint>
    </Grouped>
  );
}
