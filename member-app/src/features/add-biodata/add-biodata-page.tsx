import { paths, useCreateProfileMutation, useSignedInUser, useTranslation } from '@pehchan/kit';
import { BiodataFields, blankBiodata, newBiodataSchema, type BiodataValues } from '@pehchan/kit/biodata-form';
import { ContractForm, newIdempotencyKey, SubmitButton, toFormData } from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { Page } from '@pehchan/kit/ui';
import { useMemo, useState } from 'react';
import { texts } from '../../texts/index.ts';

/** A second child, and every one after; what the account already knows isn't asked again. */
export default function AddBiodataPage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const navigate = useNavigate();
  const [createProfile] = useCreateProfileMutation();

  // Kept with the draft, so that even after a reload the biodata is sent as the same one.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = useMemo(() => ({ key: `add.${user.id}` }), [user.id]);

  const save = async (values: BiodataValues) => {
    await createProfile(toFormData('createProfile', values)).unwrap();
    await navigate(paths.home);
  };
  return (
    <Page title={t('add.title')} lead={t('add.lead')}>
      <ContractForm
        schema={newBiodataSchema}
        initialValues={{
          ...blankBiodata,
          father: user.name,
          phone: user.phone,
          village: user.village,
          idempotencyKey,
        }}
        onSubmit={save}
        draft={draft}
        guarded
      >
        <BiodataFields>
          <SubmitButton>{t('add.submit')}</SubmitButton>
        </BiodataFields>
      </ContractForm>
    </Page>
  );
}
