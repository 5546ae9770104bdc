import { MIN_PASSWORD_LENGTH, recoverSchema } from '@pehchan/contract/accounts';
import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { PhoneField } from '@pehchan/kit/biodata-form';
import { ContractForm, FormSection, PasswordField, SubmitButton } from '@pehchan/kit/forms';
import { Link } from '@pehchan/kit/router';
import { Icon, Page } from '@pehchan/kit/ui';
import { useState } from 'react';
import { pageTexts } from '../texts/index.ts';
import { FormAside } from '../form-aside.tsx';
import { useRecoverMutation } from './account-api.ts';
import { CodeField } from './code-field.tsx';
import { PasswordChanged } from './password-changed.tsx';

/** Set a new password with a code from an administrator, for families that receive no mail. */
export default function RecoverPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  const [recover] = useRecoverMutation();
  const [message, setMessage] = useState<string>();
  if (message) return <PasswordChanged message={message} />;
  return (
    <Page title={t('recover.title')} lead={t('recover.lead')}>
      <ContractForm
        schema={recoverSchema}
        initialValues={{ phone: '', code: '', password: '' }}
        onSubmit={async (values) => setMessage((await recover(values).unwrap()).message)}
      >
        <FormSection title={tKit('field.mobile')}>
          <PhoneField />
          <CodeField name="code" label={t('recover.code')} />
          <PasswordField
            name="password"
            label={t('reset.password')}
            hint={t('signup.passwordHint', { n: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
          />
        </FormSection>
        <SubmitButton>{t('reset.submit')}</SubmitButton>
        <FormAside>
          <Icon name="mail" /> <Link to={paths.forgotPassword}>{t('recover.byMail')}</Link>
        </FormAside>
      </ContractForm>
    </Page>
  );
}
