import { changePasswordSchema, confirmPasswordSchema, MIN_PASSWORD_LENGTH } from '@pehchan/contract/accounts';
import { useTranslation } from '@pehchan/kit';
import { ContractForm, FormSection, PasswordField, SubmitButton } from '@pehchan/kit/forms';
import { Button, Card } from '@pehchan/kit/ui';
import { useState } from 'react';
import { pageTexts } from '../texts/index.ts';
import { useChangePasswordMutation } from './account-api.ts';
import styles from './account.module.css';

const schema = changePasswordSchema.concat(confirmPasswordSchema);

/** Change the password, which requires the current one. It ends all other sessions. */
export function ChangePassword() {
  const t = useTranslation(pageTexts);
  const [isOpen, setOpen] = useState(false);
  const [changePassword] = useChangePasswordMutation();
  const title = t('password.title');

  if (!isOpen) {
    return (
      <Card title={title} className={styles.part}>
        <Button onClick={() => setOpen(true)}>{t('password.open')}</Button>
      </Card>
    );
  }
  return (
    <ContractForm
      name="password"
      schema={schema}
      initialValues={{ currentPassword: '', password: '' }}
      onSubmit={async (values) => {
        await changePassword(values).unwrap();
        setOpen(false);
      }}
    >
      <FormSection title={title}>
        <PasswordField name="currentPassword" label={t('password.present')} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={t('reset.password')}
          hint={t('signup.passwordHint', { n: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
        />
      </FormSection>
      <SubmitButton>{t('reset.submit')}</SubmitButton>
    </ContractForm>
  );
}
