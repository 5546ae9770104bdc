import { forgotPasswordSchema, plainEmail } from '@pehchan/contract/accounts';
import { paths, to, useTranslation } from '@pehchan/kit';
import { ContractForm, FormSection, SubmitButton, TextField } from '@pehchan/kit/forms';
import { Link, useNavigate } from '@pehchan/kit/router';
import { Icon, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { FormAside } from '../form-aside.tsx';
import { useForgotPasswordMutation } from './account-api.ts';

/** Send a link for a new password (specification section 4, password recovery). */
export default function ForgotPasswordPage() {
  const t = useTranslation(pageTexts);
  const navigate = useNavigate();
  const [forgotPassword] = useForgotPasswordMutation();
  return (
    <Page title={t('forgot.title')} lead={t('forgot.lead')}>
      <ContractForm
        schema={forgotPasswordSchema}
        initialValues={{ email: '' }}
        onSubmit={async (values) => {
          const { email, hashed } = await forgotPassword(values).unwrap();
          await navigate(to.resetPassword(email, hashed));
        }}
      >
        <FormSection title={t('forgot.email')}>
          <TextField
            name="email"
            label={t('forgot.emailLabel')}
            type="email"
            clean={plainEmail}
            inputMode="email"
            autoComplete="email"
          />
        </FormSection>
        <SubmitButton>{t('forgot.submit')}</SubmitButton>
        <FormAside>
          <a href={paths.login}>{t('forgot.back')}</a>
        </FormAside>
        <FormAside>
          <Icon name="phone" /> <Link to={paths.recover}>{t('forgot.byPhone')}</Link>
        </FormAside>
      </ContractForm>
    </Page>
  );
}
