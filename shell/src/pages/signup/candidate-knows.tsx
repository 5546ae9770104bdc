import { KNOWN } from '@pehchan/contract/biodata';
import { useTranslation } from '@pehchan/kit';
import { FormSection, TickField } from '@pehchan/kit/forms';
import { pageTexts } from '../texts/index.ts';

export function CandidateKnows() {
  const t = useTranslation(pageTexts);
  return (
    <FormSection title={t('signup.candidate')}>
      <TickField
        name="candidateKnows"
        label={t('signup.candidateKnows')}
        words={t('signup.yes')}
        value={KNOWN}
      />
    </FormSection>
  );
}
