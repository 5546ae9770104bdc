import type { RegisterForm } from '@pehchan/contract/account';
import { useTexts } from '@pehchan/kit';
import {
  BiodataFields,
  blankBiodata,
  ContractForm,
  newBiodataSchema,
  SubmitButton,
  type BiodataValues,
} from '@pehchan/kit/forms';
import { Button } from '@pehchan/kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/index.ts';

type Props = {
  account: RegisterForm;
  onBack: () => void;
  onSubmit: (values: BiodataValues) => Promise<unknown>;
  onLater: () => Promise<unknown>;
};

/** The first son or daughter. */
export function BiodataStep({ account, onBack, onSubmit, onLater }: Props) {
  const own = useTexts(texts);
  const [isPuttingOff, setPuttingOff] = useState(false);
  const putOff = () => {
    setPuttingOff(true);
    // The base query has said what went wrong; the step stays as it is.
    onLater()
      .catch(() => undefined)
      .finally(() => setPuttingOff(false));
  };
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
      draftKey="signup.biodata"
      guarded
    >
      <p>{own('signup.biodataLead')}</p>
      <BiodataFields contactIsKnown onBack={onBack}>
        <SubmitButton>{own('signup.submit')}</SubmitButton>
      </BiodataFields>
      <Button onClick={putOff} loading={isPuttingOff} block>
        {own('signup.later')}
      </Button>
    </ContractForm>
  );
}
