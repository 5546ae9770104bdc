import { useTranslation, type AccountValues } from '@pehchan/kit';
import { BiodataFields, blankBiodata, newBiodataSchema, type BiodataValues } from '@pehchan/kit/biodata-form';
import { ContractForm, SubmitButton, useFormikContext } from '@pehchan/kit/forms';
import { Button } from '@pehchan/kit/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../texts/index.ts';
import { BIODATA_DRAFT } from './signup-drafts.ts';

type Props = {
  account: AccountValues;
  onBack: () => void;
  onSubmit: (values: BiodataValues) => Promise<unknown>;
  /** Makes the account alone. */
  onLater: () => Promise<unknown>;
  onDone: () => unknown;
};

/** The first son or daughter. */
export function BiodataStep({ account, onBack, onSubmit, onLater, onDone }: Props) {
  const t = useTranslation(texts);
  return (
    <ContractForm
      schema={newBiodataSchema}
      initialValues={{
        ...blankBiodata,
        father: account.name,
        phone: account.phone,
        village: account.village,
      }}
      onSubmit={onSubmit}
      draft={BIODATA_DRAFT}
      guarded
    >
      <p>{t('signup.biodataLead')}</p>
      <BiodataFields contactIsKnown onBack={onBack}>
        <SubmitButton>{t('signup.submit')}</SubmitButton>
      </BiodataFields>
      <LaterButton onLater={onLater} onDone={onDone} />
    </ContractForm>
  );
}

function LaterButton({ onLater, onDone }: Pick<Props, 'onLater' | 'onDone'>) {
  const t = useTranslation(texts);
  const { resetForm, isSubmitting } = useFormikContext();
  const [isPuttingOff, setPuttingOff] = useState(false);
  const putOff = async () => {
    setPuttingOff(true);
    try {
      await onLater();
      // What was begun here is given up with intent: nobody is asked whether to leave it.
      flushSync(() => resetForm());
      await onDone();
    } catch {
      // The base query has said what went wrong; the step stays as it is.
      setPuttingOff(false);
    }
  };
  return (
    <Button onClick={() => void putOff()} loading={isPuttingOff} disabled={isSubmitting} block>
      {t('signup.later')}
    </Button>
  );
}
