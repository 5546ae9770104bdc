import { registerSchema } from '@pehchan/contract/accounts';
import {
  mayBeSignedIn,
  paths,
  useCreateProfileMutation,
  useRegisterMutation,
  useTranslation,
} from '@pehchan/kit';
import { BiodataFields, putOffBiodata } from '@pehchan/kit/biodata-form';
import { ContractForm, SubmitButton, toFormData, useLeaveForm } from '@pehchan/kit/forms';
import { LoadingState, Page } from '@pehchan/kit/ui';
import { useState } from 'react';
import { leaveAfterSignOut } from '../../session/leave.ts';
import { CREATED } from '../../session/lines.ts';
import { pageTexts } from '../texts/index.ts';
import { CandidateKnows } from './candidate-knows.tsx';
import { FatherIsNamed, useAccountPart } from './account-part.tsx';
import { LaterButton, type Later } from './later-button.tsx';
import {
  accountOf,
  blankSignup,
  DRAFT,
  signupFormSchema,
  writtenOf,
  type SignupValues,
} from './signup-values.ts';

/** Create an account (specification section 2). The biodata can be added later. */
export default function SignupPage() {
  const t = useTranslation(pageTexts);
  const { isLeaving, leave } = useLeaveForm(paths.home);
  const [later, setLater] = useState<Later>();
  const laterButton = <LaterButton later={later} setLater={setLater} />;
  const account = useAccountPart(laterButton);
  const [register] = useRegisterMutation();
  const [createProfile] = useCreateProfileMutation();

  const send = async (values: SignupValues) => {
    if (later) {
      const { user } = await register(accountOf(values)).unwrap();
      if (later === 'keep') putOffBiodata(user.id, { ...writtenOf(values), photo: values.photo });
    } else await createProfile(toFormData('createProfile', values)).unwrap();
    // Without cookies there is no session: open the sign-in page, which explains it.
    if (!mayBeSignedIn()) leaveAfterSignOut(CREATED);
    else leave();
  };
  return (
    <Page title={t('signup.title')}>
      {isLeaving ? (
        <LoadingState rows={8} />
      ) : (
        <ContractForm
          schema={later ? registerSchema : signupFormSchema}
          initialValues={blankSignup}
          draft={DRAFT}
          guarded
          onSubmit={send}
        >
          <FatherIsNamed />
          <BiodataFields
            contactIsKnown
            before={[account]}
            last={{ fields: ['candidateKnows'], content: <CandidateKnows /> }}
            aside={laterButton}
          >
            <SubmitButton>{t('signup.submit')}</SubmitButton>
          </BiodataFields>
        </ContractForm>
      )}
    </Page>
  );
}
