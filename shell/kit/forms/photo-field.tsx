import { PHOTO_TYPES } from '@pehchan/contract/constants';
import { useField } from 'formik';
import { useEffect, useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/** Chooses one photo and shows it before it is sent. The value is a `File`, or undefined. */
export function PhotoField({ name, label, present }: { name: string; label: string; present?: string }) {
  const text = useText();
  const [field, meta, helpers] = useField<File | undefined>(name);
  const preview = usePreview(field.value) ?? present;
  const id = `field-${name}`;
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return (
    <div className={error ? 'field photo-field field-wrong' : 'field photo-field'}>
      <div className="photo-preview">
        {preview ? <img src={preview} alt={label} /> : <Icon name="camera" size={48} />}
      </div>
      <div>
        {/* The input itself stays focusable under its label; hiding it outright would take it from the keyboard. */}
        <input
          id={id}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          className="visually-hidden"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => {
            void helpers.setValue(event.target.files?.[0]);
            void helpers.setTouched(true, false);
          }}
        />
        <label htmlFor={id} className="file-button">
          <Icon name="camera" /> {text(preview ? 'action.changePhoto' : 'action.choosePhoto')}
        </label>
        <p id={`${id}-hint`} className="field-hint">
          {text('photo.hint')}
        </p>
        {error && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
