import { nameOf } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Choices, SearchField } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useTotalProfilesQuery } from '../../calls/biodata.ts';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

/** The biodata to compare the picture with. Its name is unknown if the id came from the address alone. */
export type Chosen = { id: number; name: string | undefined };

const ANY = 'any';
/** Maximum number of biodata that the picker lists. More letters of the name narrow the list. */
const MOST = 5;

export function BiodataPicker({
  chosen,
  onChoose,
}: {
  chosen: Chosen | undefined;
  onChoose: (biodata: Chosen | undefined) => void;
}) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const query = { page: 1, pageSize: MOST, search };
  const { data } = useTotalProfilesQuery(query, { skip: search === '' });
  const found = search === '' ? [] : (data?.profiles ?? []).filter(({ image }) => image);
  const offered = found.map((profile) => {
    const village = tKit(`village.${profile.village}`);
    return { id: profile.id, name: `${nameOf(profile, language)}, ${village}` };
  });
  const isOffered = offered.some(({ id }) => id === chosen?.id);
  const all: Chosen[] = chosen && !isOffered ? [chosen, ...offered] : offered;
  const choose = (value: string) => onChoose(all.find(({ id }) => String(id) === value));
  return (
    <div className={styles.picker}>
      <Choices
        name="among"
        value={chosen ? String(chosen.id) : ANY}
        onChoose={choose}
        options={[
          ...all.map(({ id, name }) => ({
            value: String(id),
            label: t('of.this', { name: name ?? t('of.number', { id }) }),
          })),
          { value: ANY, label: t('of.any') },
        ]}
      />
      <SearchField label={t('of.search')} value={search} onSettled={setSearch} showsLabel />
      {search !== '' && data && offered.length === 0 && (
        <p className={styles.hint} role="status">
          {t('of.nobody')}
        </p>
      )}
    </div>
  );
}
