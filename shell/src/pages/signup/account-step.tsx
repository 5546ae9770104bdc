import { registerSchema, type RegisterForm } from '@pehchan/contract/account';
import { paths, useText, useTexts } from '@pehchan/kit';
import {
  ContractForm,
  FormSection,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
  VillageField,
} from '@pehchan/kit/forms';
import { texts } from '../../texts/index.ts';

/** Kept until the account is made, so that a reload on the second step doesn’t lose the first. */
export const ACCOUNT_DRAFT = 'signup.account';

/** Who the parent is. Nothing is sent yet. */
export function AccountStep({
  account,
  onNext,
}: {
  account: RegisterForm;
  onNext: (account: RegisterForm) => void;
}) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <ContractForm
      schema={registerSchema}
      initialValues={account}
      draftKey={ACCOUNT_DRAFT}
      keepsDraft
      onSubmit={(values) => {
        onNext(values);
        return Promise.resolve();
      }}
    >
      <p>{own('signup.accountLead')}</p>
      <FormSection title={own('signup.account')}>
        <TextField name="name" label={own('signup.name')} autoComplete="name" />
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
      <p className="form-aside">
        {own('signup.haveAccount')} <a href={paths.login}>{own('layout.login')}</a>
      </p>
    </ContractForm>
  );
}
