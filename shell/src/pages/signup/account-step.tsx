import { registerSchema } from '@pehchan/contract/accounts';
import { paths, useKitTranslation, useTranslation, type AccountValues } from '@pehchan/kit';
import { PhoneField, VillageField } from '@pehchan/kit/biodata-form';
import { ContractForm, FormSection, PasswordField, SubmitButton, TextField } from '@pehchan/kit/forms';
import { texts } from '../../texts/index.ts';
import { FormAside } from '../form-aside.tsx';
import { ACCOUNT_DRAFT } from './signup-drafts.ts';

/** Who the parent is. Nothing is sent yet. */
export function AccountStep({
  account,
  refused,
  onNext,
}: {
  account: AccountValues;
  /** What the API said about these values when they were sent. */
  refused?: Record<string, string>;
  onNext: (account: AccountValues) => void;
}) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <ContractForm
      schema={registerSchema}
      initialValues={account}
      draft={ACCOUNT_DRAFT}
      refused={refused}
      onSubmit={(values) => {
        onNext(values);
        return Promise.resolve();
      }}
    >
      <p>{t('signup.accountLead')}</p>
      <FormSection title={t('signup.account')}>
        <TextField name="name" label={t('signup.name')} />
        <TextField name="Father" label={t('signup.grandfather')} />
        <PhoneField />
        <TextField
          name="email"
          label={t('signup.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField name="password" label={tKit('field.password')} autoComplete="new-password" />
        <VillageField />
      </FormSection>
      <SubmitButton>{t('signup.next')}</SubmitButton>
      <FormAside>
        {t('signup.haveAccount')} <a href={paths.login}>{t('layout.login')}</a>
      </FormAside>
    </ContractForm>
  );
}
