import { confirmPasswordSchema, type User } from '@pehchan/contract/accounts';
import { paths, useKitTranslation, useNotices, useSignedInUser, useTranslation } from '@pehchan/kit';
import { FormDialog, PasswordField } from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { Button, Card, Icon, useConfirm } from '@pehchan/kit/ui';
import { useState } from 'react';
import { signOutEverywhere } from '../../session/leave.ts';
import { DELETED } from '../../session/lines.ts';
import { pageTexts } from '../texts/index.ts';
import { useDeleteAccountMutation } from './account-api.ts';
import styles from './account.module.css';

const NOTHING_TYPED = { currentPassword: '' };

/** Delete an account. To delete the own account, the user needs the password, and is then signed out. */
export function DeleteAccount({ user, biodata }: { user: User; biodata: number | undefined }) {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  const isOwn = useSignedInUser().id === user.id;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { notify } = useNotices();
  const [isAsking, setAsking] = useState(false);
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const id = String(user.id);
  const lead = biodata
    ? t('deleteAccount.with', { n: biodata })
    : t(biodata === 0 ? 'deleteAccount.alone' : 'deleteAccount.lead');

  const deleteOwn = async (password: typeof NOTHING_TYPED) => {
    await deleteAccount({ id, ...password }).unwrap();
    signOutEverywhere(DELETED);
  };
  const deleteOther = async () => {
    const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
    if (!(await confirm(tKit('confirm.deleteUser'), user.name, answers))) return;
    const { data } = await deleteAccount({ id });
    if (!data) return;
    notify({ kind: 'success', text: data.message });
    await navigate(paths.home);
  };
  return (
    <Card title={t('editUser.delete')} className={styles.part}>
      <p className={styles.before}>{t(isOwn ? 'deleteAccount.lead' : 'deleteAccount.leadOf')}</p>
      <Button
        danger
        icon={<Icon name="trash" />}
        loading={isLoading && !isOwn}
        onClick={() => (isOwn ? setAsking(true) : void deleteOther())}
      >
        {t('editUser.delete')}
      </Button>
      {isAsking && (
        <FormDialog
          question={tKit('confirm.deleteUser')}
          yes={t('deleteAccount.yes')}
          schema={confirmPasswordSchema}
          initialValues={NOTHING_TYPED}
          onSubmit={deleteOwn}
          onClose={() => setAsking(false)}
        >
          <p>{lead}</p>
          <PasswordField
            name="currentPassword"
            label={t('password.present')}
            autoComplete="current-password"
          />
        </FormDialog>
      )}
    </Card>
  );
}
