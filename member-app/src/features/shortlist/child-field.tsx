import type { Profile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { LabelledSelect } from '@pehchan/kit/ui';
import { texts } from './texts/index.ts';

type Props = {
  suitors: Profile[];
  value: number | null;
  onChoose: (forProfile: number | null) => void;
};

export function ChildField({ suitors, value, onChoose }: Props) {
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <LabelledSelect
      label={t('shortlist.whom')}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: t('shortlist.undecided') },
        ...suitors.map((child) => ({ value: String(child.id), label: nameOf(child, language) })),
      ]}
      onChoose={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
    />
  );
}
