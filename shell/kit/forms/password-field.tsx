import { useState } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/labelled.tsx';
import styles from './form.module.css';
import { Field, type FieldProps } from './field.tsx';

/** A password with a button to show it, because small keyboards cause typing mistakes. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'new-password' | 'current-password' }) {
  const t = useKitTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, typing }) => (
        <div className={styles.password}>
          <Input
            id={id}
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            {...typing}
            autoComplete={autoComplete}
            aria-invalid={invalid}
            aria-describedby={describedBy}
          />
          <IconButton
            icon="eye"
            label={t(shown ? 'action.hidePassword' : 'action.showPassword')}
            aria-pressed={shown}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
