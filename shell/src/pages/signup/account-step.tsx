import { registerSchema } from '@pehchan/contract/accounts';
import { paths, useText, useTexts, type AccountValues } from '@pehchan/kit';
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
  const text = useText();
  const own = useTexts(texts);
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
      <p>{own('signup.accountLead')}</p>
      <FormSection title={own('signup.account')}>
        <TextField name="name" label={own('signup.name')} />
        <TextField name="Father" label={own('signup.grandfather')} />
        <PhoneField />
        <TextField
          name="email"
          label={own('signup.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField name="password" label={text('field.password')} autoComplete="new-password" />
        <VillageField />
      </FormSection>
      <SubmitButton>{own('signup.next')}</SubmitButton>
      <FormAside>
        {own('signup.haveAccount')} <a href={paths.login}>{own('layout.login')}</a>
      </FormAside>
    </ContractForm>
  );
}
