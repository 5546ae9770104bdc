import {
  errorReply,
  paths,
  useCreateProfileMutation,
  useRegisterMutation,
  useTranslation,
  type AccountValues,
} from '@pehchan/kit';
import type { BiodataValues } from '@pehchan/kit/biodata-form';
import { forgetDraft, toFormData } from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { Page } from '@pehchan/kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/index.ts';
import { AccountStep } from './account-step.tsx';
import { BiodataStep } from './biodata-step.tsx';
import { ACCOUNT_DRAFT, BIODATA_DRAFT } from './signup-drafts.ts';

/** In the order in which the screen asks. */
const blankAccount: AccountValues = {
  name: '',
  Father: '',
  phone: '',
  email: '',
  password: '',
  village: '',
};

/** The account, then the first biodata, which can be put off (specification section 2). */
export default function SignupPage() {
  const t = useTranslation(texts);
  const navigate = useNavigate();
  const [account, setAccount] = useState<AccountValues>();
  const [step, setStep] = useState<1 | 2>(1);
  const [refused, setRefused] = useState<Record<string, string>>();
  const [register] = useRegisterMutation();
  const [createProfile] = useCreateProfileMutation();

  const goHome = () => {
    forgetDraft(ACCOUNT_DRAFT);
    forgetDraft(BIODATA_DRAFT);
    return navigate(paths.home, { replace: true });
  };
  /**
   * A phone or email that is taken is mended where it was typed; the biodata and its photo stay as they are.
   */
  const send = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      const ofAccount = Object.entries(errorReply(error)?.fields ?? {}).filter(
        ([name]) => name in blankAccount,
      );
      if (ofAccount.length > 0) {
        setRefused(Object.fromEntries(ofAccount));
        setStep(1);
        window.scrollTo(0, 0);
        // Not this step's fields: its own form has nothing to mark.
        throw new Error('mended at the first step', { cause: error });
      }
      throw error;
    }
  };

  return (
    <Page title={t('signup.title')} lead={t('signup.step', { n: step })}>
      {step === 1 && (
        <AccountStep
          account={account ?? blankAccount}
          refused={refused}
          onNext={(values) => {
            setAccount(values);
            setRefused(undefined);
            setStep(2);
            window.scrollTo(0, 0);
          }}
        />
      )}
      {account && (
        <div hidden={step !== 2}>
          <BiodataStep
            account={account}
            onBack={() => setStep(1)}
            onSubmit={async (values: BiodataValues) => {
              // Phone and village were asked once, with the account.
              await send(createProfile(toFormData('createProfile', { ...values, ...account })).unwrap());
              await goHome();
            }}
            onLater={() => send(register(account).unwrap())}
            onDone={goHome}
          />
        </div>
      )}
    </Page>
  );
}
