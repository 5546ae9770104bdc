import { KNOWN } from '@pehchan/contract/biodata';
import { useTranslation } from '@pehchan/kit';
import { TickField } from '@pehchan/kit/forms';
import { Card } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';

/** The tick's own label is the whole sentence, so that a parent agrees to what is next to the box. */
export function CandidateKnows() {
  const t = useTranslation(pageTexts);
  return (
    <Card>
      <TickField
        name="candidateKnows"
        label={t('signup.candidate')}
        words={t('signup.candidateKnows')}
        value={KNOWN}
      />
    </Card>
  );
}
