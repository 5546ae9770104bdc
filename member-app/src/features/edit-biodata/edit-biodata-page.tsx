import { photoUrl } from '@pehchan/contract/photos';
import { NotFound, paths, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { BiodataFields, biodataValues, editBiodataSchema } from '@pehchan/kit/biodata-form';
import { ContractForm, SubmitButton, toFormData, useLeaveForm } from '@pehchan/kit/forms';
import { useParams } from '@pehchan/kit/router';
import { FailedState, LoadingState, Page } from '@pehchan/kit/ui';
import { useMemo } from 'react';
import { CopiedPhotoNote } from '../../components/copied-photo-note.tsx';
import { useUpdateProfileMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { DeleteButton } from './delete-button.tsx';
import { useEdited } from './use-edited.ts';

/** Edit a biodata (specification section 2). Without a new photo, the current one stays. */
export default function EditBiodataPage() {
  const tKit = useKitTranslation();
  const language = useLanguage();
  const t = useTranslation(texts);
  const { isLeaving, leave } = useLeaveForm(paths.home);
  const { id = '' } = useParams();
  const { profile, copied, isLoading, isMissing, refetch } = useEdited(id);
  const [updateProfile] = useUpdateProfileMutation();
  const draft = useMemo(() => ({ key: `edit.${id}` }), [id]);

  if (isLoading || isLeaving) return <LoadingState rows={10} />;
  if (isMissing) return <NotFound />;
  if (!profile) {
    return (
      <Page title={t('edit.title')}>
        <FailedState onRetry={refetch}>{tKit('failed.biodata.one')}</FailedState>
      </Page>
    );
  }
  return (
    <Page title={t('edit.title')} lead={nameOf(profile, language)}>
      {copied && <CopiedPhotoNote profile={profile} isOwn={copied.isOwn} />}
      <ContractForm
        key={profile.id}
        schema={editBiodataSchema}
        initialValues={biodataValues(profile)}
        draft={draft}
        guarded
        onSubmit={async (values) => {
          await updateProfile({ id, form: toFormData('updateProfile', values) }).unwrap();
          leave();
        }}
      >
        <BiodataFields savesAnywhere presentPhoto={photoUrl(profile.image, 'card')}>
          <SubmitButton>{t('edit.submit')}</SubmitButton>
        </BiodataFields>
        <DeleteButton id={profile.id} name={nameOf(profile, language)} />
      </ContractForm>
    </Page>
  );
}
