import type { Profile } from '@pehchan/contract/biodata';
import { paths, useCreateProfileMutation, useSignedInUser, useTranslation } from '@pehchan/kit';
import {
  BiodataFields,
  blankBiodata,
  newBiodataSchema,
  PUT_OFF,
  type BiodataValues,
} from '@pehchan/kit/biodata-form';
import { ContractForm, newIdempotencyKey, SubmitButton, toFormData, useLeaveForm } from '@pehchan/kit/forms';
import { LoadingState, Page } from '@pehchan/kit/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { texts } from './texts/index.ts';
import { SiblingNote } from './sibling-note.tsx';
import { useLastChild, useTakingOver } from './use-sibling.ts';

export default function AddBiodataPage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const { isLeaving, leave } = useLeaveForm(paths.home);
  const { isLoading, sibling } = useLastChild();
  // Draw the form in slices: between two slices, the browser handles touches.
  const isWaiting = useDeferredValue(isLoading);
  const [createProfile] = useCreateProfileMutation();

  // The idempotency key is stored with the draft, so that a retry after a reload creates no second biodata.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = useMemo(() => ({ key: `add.${user.id}`, from: PUT_OFF }), [user.id]);

  const save = async (values: BiodataValues) => {
    await createProfile(toFormData('createProfile', values)).unwrap();
    leave();
  };
  // Wait until the family's other biodata have loaded: the offer to copy their data would move the form.
  if (isWaiting || isLoading || isLeaving) return <LoadingState rows={10} />;
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
        <ChildFields sibling={sibling} />
      </ContractForm>
    </Page>
  );
}

function ChildFields({ sibling }: { sibling: Profile | undefined }) {
  const t = useTranslation(texts);
  const { isTaken, takeOver } = useTakingOver(sibling);
  return (
    <BiodataFields lead={sibling && <SiblingNote {...{ sibling, isTaken, takeOver }} />}>
      <SubmitButton>{t('add.submit')}</SubmitButton>
    </BiodataFields>
  );
}
