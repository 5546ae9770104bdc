import { useTranslation } from '@pehchan/kit';
import { PasswordField, useFormikContext } from '@pehchan/kit/forms';
import { pageTexts } from '../texts/index.ts';
import { type Contacts, isReachedElsewhere } from './edit-user-rules.ts';

/** Ask for the password when email or phone change: with them, an intruder could take over the account. */
export function NewContactsPassword({ user }: { user: Contacts }) {
  const t = useTranslation(pageTexts);
  const { values } = useFormikContext<Contacts>();
  if (!isReachedElsewhere(user, values)) return null;
  return (
    <PasswordField
      name="currentPassword"
      label={t('password.present')}
      hint={t('editUser.password')}
      autoComplete="current-password"
    />
  );
}
