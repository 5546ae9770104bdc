import { plainEmail, type User } from '@pehchan/contract/accounts';
import { photoUrl } from '@pehchan/contract/photos';
import { paths, useSignedInUser, useKitTranslation, useTranslation } from '@pehchan/kit';
import { PhoneField, VillageField } from '@pehchan/kit/biodata-form';
import {
  ContractForm,
  FormSection,
  PhotoField,
  SubmitButton,
  TextField,
  toFormData,
} from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { useMemo } from 'react';
import { pageTexts } from '../texts/index.ts';
import { texts } from '../../texts/index.ts';
import { useUpdateAccountMutation } from './account-api.ts';
import { editUserRules } from './edit-user-rules.ts';
import { NewContactsPassword } from './new-contacts-password.tsx';

export function EditUserForm({ user }: { user: User }) {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  const tShell = useTranslation(texts);
  const navigate = useNavigate();
  const [updateAccount] = useUpdateAccountMutation();
  const me = useSignedInUser();
  const isOwn = user.id === me.id;
  const draft = useMemo(() => ({ key: `account.${user.id}` }), [user.id]);
  const { name, Father, email, phone, village } = user;
  // An administrator's email and phone give access to their account: other administrators cannot edit them.
  const signIn = user.role === 'ADMIN' && !isOwn ? { disabled: true, hint: tKit('refused.adminSignIn') } : {};
  return (
    <ContractForm
      draft={draft}
      schema={editUserRules(isOwn ? user : undefined)}
      initialValues={{
        name,
        Father,
        email,
        phone,
        village,
        photo: undefined as File | undefined,
        currentPassword: '',
      }}
      onSubmit={async (values) => {
        await updateAccount({ id: String(user.id), form: toFormData('updateUser', values) }).unwrap();
        await navigate(paths.home);
      }}
    >
      <FormSection title={isOwn ? t('signup.account') : tShell('layout.account')}>
        <TextField name="name" label={t('signup.name')} />
        <TextField name="Father" label={t('signup.grandfather')} />
        <TextField
          name="email"
          label={tKit('field.email')}
          type="email"
          clean={plainEmail}
          inputMode="email"
          autoComplete="email"
          {...signIn}
        />
        <PhoneField {...signIn} />
        {isOwn && <NewContactsPassword user={user} />}
        <VillageField />
        <PhotoField name="photo" label={tKit('field.photo')} present={photoUrl(user.image, 'card')} />
      </FormSection>
      <SubmitButton>{t('editUser.submit')}</SubmitButton>
    </ContractForm>
  );
}
