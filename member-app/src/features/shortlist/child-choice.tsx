import type { Profile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Button } from '@pehchan/kit/ui';
import { texts as remoteTexts } from '../../texts/index.ts';
import { texts } from './texts/index.ts';
import styles from './shortlist.module.css';

export type Chosen = number | 'all' | 'none';

type Props = {
  ofEach: (Profile | undefined)[];
  ownChildren: Profile[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

export function ChildChoice({ ofEach, ownChildren, chosen, onChoose }: Props) {
  const t = useTranslation(texts);
  const tRemote = useTranslation(remoteTexts);
  const language = useLanguage();
  const numberOf = (id?: number) => ofEach.filter((child) => child?.id === id).length;
  const forEach: { value: Chosen; name: string; n: number }[] = [
    ...ownChildren.map((child) => ({
      value: child.id,
      name: tRemote('search.for', { name: nameOf(child, language) }),
      n: numberOf(child.id),
    })),
    { value: 'none', name: t('shortlist.undecided'), n: numberOf() },
  ];
  const offered = forEach.filter(({ value, n }) => n > 0 || value === chosen);
  if (offered.length < 2 && chosen === 'all') return null;
  const choices: { value: Chosen; label: string }[] = [
    { value: 'all', label: t('shortlist.everybody', { n: ofEach.length }) },
    ...offered.map(({ value, name, n }) => ({ value, label: t('shortlist.of', { name, n }) })),
  ];
  return (
    <div role="group" aria-label={t('shortlist.whom')} className={styles.choices}>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          aria-pressed={value === chosen}
          type={value === chosen ? 'primary' : 'default'}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
