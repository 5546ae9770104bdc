import { displayName, statusOf, useSignedInUser, useKitTranslation, useTranslation } from '@pehchan/kit';
import { useParams } from '@pehchan/kit/router';
import { EmptyState, FailedState, LoadingState, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { useAccountQuery } from './account-api.ts';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** Edit an account (specification section 2, edit user screen). */
export default function EditUserPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  const me = useSignedInUser();
  const { id = '' } = useParams();
  const { data, error, isLoading, refetch } = useAccountQuery(id);

  if (isLoading) return <LoadingState rows={8} />;
  if (statusOf(error) === 404) {
    return (
      <Page title={t('editUser.title')}>
        <EmptyState>{tKit('refused.notFound')}</EmptyState>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={t('editUser.title')}>
        <FailedState onRetry={() => void refetch()}>{tKit('failed.user.one')}</FailedState>
      </Page>
    );
  }
  const { User: user, biodata } = data;
  const isOwn = user.id === me.id;
  const title = isOwn ? t('editUser.title') : t('editUser.titleOf', { name: displayName(user.name) });
  return (
    <Page title={title}>
      <EditUserForm key={user.id} user={user} />
      {isOwn && <ChangePassword />}
      {isOwn && <OwnSessions />}
      <DeleteAccount user={user} biodata={biodata} />
    </Page>
  );
}
