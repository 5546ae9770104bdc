import { useSecondStep, useTranslation } from '@pehchan/kit';
import { Button, State } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

/** Offer the second step again on a screen that an administrator cannot read without this step. */
export function ConfirmFirst() {
  const t = useTranslation(texts);
  const takeStep = useSecondStep();
  return (
    <State icon="info" role="status">
      <p>{t('step.first')}</p>
      <Button type="primary" onClick={() => void takeStep('pass')}>
        {t('step.confirm')}
      </Button>
    </State>
  );
}
