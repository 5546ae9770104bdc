import type { RegisterForm } from '@pehchan/contract/account';
import { paths, useCreateProfileMutation, useRegisterMutation, useTexts } from '@pehchan/kit';
import { forgetDraft, toFormData, type BiodataValues } from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { Page } from '@pehchan/kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/index.ts';
import { ACCOUNT_DRAFT, AccountStep } from './account-step.tsx';
import { BiodataStep } from './biodata-step.tsx';

const blankAccount: RegisterForm = {
  name: '',
  Father: '',
  email: '',
  phone: '',
  password: '',
  village: '' as never,
};

/** The account, then the first biodata, which can be put off (specification section 2). */
export default function SignupPage() {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const [account, setAccount] = useState(blankAccount);
  const [step, setStep] = useState<1 | 2>(1);
  const [register] = useRegisterMutation();
  const [createProfile] = useCreateProfileMutation();

  const goHome = () => {
    forgetDraft(ACCOUNT_DRAFT);
    return navigate(paths.home, { replace: true });
  };
  const createWithBiodata = async (values: BiodataValues) => {
    // Phone and village were asked once, with the account.
    await createProfile(toFormData({ ...values, ...account }, 'imageFile')).unwrap();
    await goHome();
  };
  const createAlone = async () => {
    await register(account).unwrap();
    await goHome();
  };

  return (
    <Page title={text('signup.title')} lead={text('signup.step', { n: step })}>
      {step === 1 ? (
        <AccountStep
          account={account}
          onNext={(values) => {
            setAccount(values);
            setStep(2);
            window.scrollTo(0, 0);
          }}
        />
      ) : (
        <BiodataStep
          account={account}
          onBack={() => setStep(1)}
          onSubmit={createWithBiodata}
          onLater={createAlone}
        />
      )}
    </Page>
  );
}
