import { MIN_PASSWORD_LENGTH, plainEmail } from '@pehchan/contract/accounts';
import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { inWords, PhoneField, VillageField } from '@pehchan/kit/biodata-form';
import { FormSection, PasswordField, TextField, useFormikContext, type FormStep } from '@pehchan/kit/forms';
import { Link } from '@pehchan/kit/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { pageTexts } from '../texts/index.ts';
import { texts } from '../../texts/index.ts';
import { useCheckAvailabilityMutation } from '../account/account-api.ts';
import { FormAside } from '../form-aside.tsx';
import styles from './account-part.module.css';
import { ACCOUNT_FIELDS, accountOf, type SignupValues } from './signup-values.ts';

export function useAccountPart(later: ReactNode): FormStep {
  const t = useTranslation(pageTexts);
  const tShell = useTranslation(texts);
  const tKit = useKitTranslation();
  const check = useAvailability();
  const labels = {
    name: t('signup.name'),
    Father: t('signup.grandfather'),
    phone: tKit('field.mobile'),
    email: tKit('field.email'),
    village: tKit('field.village'),
  };
  return {
    title: t('signup.account'),
    fields: ACCOUNT_FIELDS,
    next: t('signup.next'),
    // The other parts begin with their questions: a phone has no room for this text on each of them.
    content: (
      <>
        <p className={styles.lead}>
          {t('signup.lead')} <Link to={paths.safety}>{t('signup.safety')}</Link>
        </p>
        <AccountFields />
      </>
    ),
    check,
    told: (values) =>
      Object.entries(labels).map(([name, label]) => {
        const value = String(values[name] ?? '');
        // Show the email on a line of its own: a broken address is hard to check.
        const wide = name === 'email';
        return { label, value: name === 'village' ? inWords(name, value, tKit) : value, wide };
      }),
    aside: (
      <>
        <FormAside>
          {t('signup.haveAccount')} <a href={paths.login}>{tShell('layout.login')}</a>
        </FormAside>
        {later}
      </>
    ),
  };
}

/** Report a phone number in use or a weak password before the family fills in the biodata. */
function useAvailability() {
  const [ask] = useCheckAvailabilityMutation();
  /** The last values that the API accepted. They are not sent again, because the API limits these calls. */
  const accepted = useRef('');
  return async (values: Record<string, unknown>) => {
    const account = accountOf(values as SignupValues);
    const checked = JSON.stringify(account);
    if (checked === accepted.current) return;
    await ask(account).unwrap();
    accepted.current = checked;
  };
}

function AccountFields() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return (
    <FormSection title={t('signup.account')}>
      <TextField name="name" label={t('signup.name')} />
      <TextField name="Father" label={t('signup.grandfather')} />
      <PhoneField />
      <TextField
        name="email"
        label={t('signup.email')}
        clean={plainEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        name="password"
        label={tKit('field.password')}
        hint={t('signup.passwordHint', { n: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      <VillageField />
    </FormSection>
  );
}

/** Copy the account's name into the father's (specification section 3) until the family types another. */
export function FatherIsNamed() {
  const { values, setFieldValue } = useFormikContext<SignupValues>();
  const { name, father } = values;
  const last = useRef(name);
  useEffect(() => {
    if (last.current !== name && father === last.current) void setFieldValue('father', name, false);
    last.current = name;
  }, [name, father, setFieldValue]);
  return null;
}
