import { photoUrl } from '@pehchan/contract/photos';
import { paths, statusOf, useText, useTexts } from '@pehchan/kit';
import { BiodataFields, biodataValues, editBiodataSchema } from '@pehchan/kit/biodata-form';
import { ContractForm, SubmitButton, toFormData } from '@pehchan/kit/forms';
import { useNavigate, useParams } from '@pehchan/kit/router';
import { EmptyState, FailedState, LoadingState, Page } from '@pehchan/kit/ui';
import { useMemo } from 'react';
import { useProfileQuery, useUpdateProfileMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';

/**
 * Changes a biodata (specification section 2, edit biodata screen). Without a new photo the present one
 * stays.
 */
export default function EditBiodataPage() {
  const text = useText();
  const own = useTexts(texts);
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data, error, isLoading, refetch } = useProfileQuery(id);
  const [updateProfile] = useUpdateProfileMutation();
  const draft = useMemo(() => ({ key: `edit.${id}` }), [id]);

  if (isLoading) return <LoadingState rows={10} />;
  if (!data) {
    return (
      <Page title={own('edit.title')}>
        {statusOf(error) === 404 ? (
          <EmptyState>{text('empty.biodata.ofUser')}</EmptyState>
        ) : (
          <FailedState onRetry={() => void refetch()}>{text('failed.biodata.one')}</FailedState>
        )}
      </Page>
    );
  }
  const { profile } = data;
  return (
    <Page title={own('edit.title')} lead={profile.fullname}>
      <ContractForm
        key={profile.id}
        schema={editBiodataSchema}
        initialValues={biodataValues(profile)}
        draft={draft}
        guarded
        onSubmit={async (values) => {
          await updateProfile({ id, form: toFormData('updateProfile', values) }).unwrap();
          await navigate(paths.home);
        }}
      >
        <BiodataFields savesAnywhere presentPhoto={photoUrl(profile.image, 'card')}>
          <SubmitButton>{own('edit.submit')}</SubmitButton>
        </BiodataFields>
      </ContractForm>
    </Page>
  );
}
