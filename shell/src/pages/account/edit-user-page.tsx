import {
  displayName,
  paths,
  statusOf,
  useNotices,
  useSignedInUser,
  useKitTranslation,
  useTranslation,
} from '@pehchan/kit';
import { useNavigate, useParams } from '@pehchan/kit/router';
import { Button, EmptyState, FailedState, Icon, LoadingState, Page, useConfirm } from '@pehchan/kit/ui';
import { signOutEverywhere } from '../../session/leave.ts';
import { texts } from '../../texts/index.ts';
import { useDeleteAccountMutation, useAccountQuery } from './account-api.ts';
import { EditUserForm } from './edit-user-form.tsx';

/** The login profile, and its end (specification section 2, edit user screen). */
export default function EditUserPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
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
  const isOwn = data.User.id === me.id;
  const title = isOwn ? t('editUser.title') : t('editUser.titleOf', { name: displayName(data.User.name) });
  return (
    <Page title={title} extra={<DeleteAccount id={id} name={data.User.name} />}>
      <EditUserForm key={data.User.id} user={data.User} />
    </Page>
  );
}

/** Whoever deletes their own account is signed out with it. */
function DeleteAccount({ id, name }: { id: string; name: string }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const me = useSignedInUser();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { notify } = useNotices();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const handleDelete = async () => {
    if (!(await confirm(tKit('confirm.deleteUser'), name))) return;
    const { data } = await deleteAccount(id);
    if (!data) return;
    if (String(me.id) === id) {
      signOutEverywhere();
    } else {
      notify({ kind: 'success', text: data.message });
      await navigate(paths.home);
    }
  };
  return (
    <Button danger icon={<Icon name="trash" />} loading={isLoading} onClick={() => void handleDelete()}>
      {t('editUser.delete')}
    </Button>
  );
}
