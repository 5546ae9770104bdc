import { MIN_PASSWORD_LENGTH, resetPasswordSchema } from '@pehchan/contract/accounts';
import { paths, useTranslation } from '@pehchan/kit';
import { ContractForm, FormSection, PasswordField, SubmitButton } from '@pehchan/kit/forms';
import { Link, useParams } from '@pehchan/kit/router';
import { Icon, Page } from '@pehchan/kit/ui';
import { useState } from 'react';
import { pageTexts } from '../texts/index.ts';
import { FormAside } from '../form-aside.tsx';
import { useResetPasswordMutation } from './account-api.ts';
import { CodeField } from './code-field.tsx';
import { PasswordChanged } from './password-changed.tsx';

export default function ResetPasswordPage() {
  const t = useTranslation(pageTexts);
  const { email = '', token = '' } = useParams();
  const [resetPassword] = useResetPasswordMutation();
  const [message, setMessage] = useState<string>();

  if (message) return <PasswordChanged message={message} />;
  return (
    <Page title={t('reset.title')} lead={t('reset.lead', { email })}>
      <ContractForm
        schema={resetPasswordSchema}
        initialValues={{ otp: '', password: '' }}
        onSubmit={async (values) =>
          setMessage((await resetPassword({ ...values, email, hashed: token }).unwrap()).message)
        }
      >
        <FormSection title={t('reset.title')}>
          <CodeField name="otp" label={t('reset.otp')} />
          <PasswordField
            name="password"
            label={t('reset.password')}
            hint={t('signup.passwordHint', { n: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
          />
        </FormSection>
        <SubmitButton>{t('reset.submit')}</SubmitButton>
        <FormAside>
          <Icon name="mail" /> <Link to={paths.forgotPassword}>{t('reset.again')}</Link>
        </FormAside>
      </ContractForm>
    </Page>
  );
}
