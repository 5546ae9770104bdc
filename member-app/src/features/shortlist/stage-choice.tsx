import { STAGES, type Stage } from '@pehchan/contract/shortlist';
import { useTranslation } from '@pehchan/kit';
import { Choices, Grouped } from '@pehchan/kit/ui';
import { useId } from 'react';
import { texts } from './texts/index.ts';

export function StageChoice({ stage, onChoose }: { stage: Stage; onChoose: (stage: Stage) => void }) {
  const t = useTranslation(texts);
  const id = useId();
  return (
    <Grouped id={id} label={t('shortlist.where')} role="radiogroup">
      <Choices
        name={id}
        options={STAGES.map((value) => ({ value, label: t(`shortlist.stage.${value}`) }))}
        value={stage}
        onChoose={onChoose}
      />
    </Grouped>
  );
}
