import { PHOTO_ACCEPT, problemOf } from '@pehchan/contract/photos';
import { Button } from '../../ui/button.tsx';
import { useField } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { FieldError, FieldHint } from '../../ui/labelled.tsx';
import { useAgain } from '../steps/use-again.ts';
import { useFieldIds } from '../field-ids.ts';
import styles from './photo-field.module.css';
import { helpWith } from './help-with.ts';
import { shrink } from './shrink.ts';
import { useObjectUrl } from './use-object-url.ts';

const PhotoEditor = lazy(() => import('./photo-editor.tsx'));

/** Choose, shrink, turn and crop a photo. The value is a `File`, or undefined. */
export function PhotoField({ name, label, present }: { name: string; label: string; present?: string }) {
  const t = useKitTranslation();
  const [field, meta, helpers] = useField<File | undefined>(name);
  const [isEditing, setEditing] = useState(false);
  const chosen = useObjectUrl(field.value);
  const preview = chosen ?? present;
  /** The address of a preview that the browser failed to show: not a photo, or an unknown format. */
  const [unshown, setUnshown] = useState<string>();
  const isShown = preview !== undefined && preview !== unshown;
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const choose = t(preview && !error ? 'action.changePhoto' : 'action.choosePhoto');
  const id = useFieldIds()(name);
  const again = useAgain(name, field.value);
  const problem = error && field.value ? problemOf(field.value) : undefined;
  const help = problem ? helpWith(problem, navigator.userAgent) : [];

  const take = async (file: File | undefined) => {
    await helpers.setTouched(true, false);
    // Validate the photo immediately: the error about a missing photo must not stay next to a chosen photo.
    await helpers.setValue(file && (await shrink(file)), true);
  };
  return (
    <div className={styles.field}>
      <div className={styles.preview}>
        {isShown ? (
          <img src={preview} alt={label} onError={() => setUnshown(preview)} />
        ) : (
          <Icon name="camera" size={48} />
        )}
      </div>
      <div className={styles.choice}>
        {/* The file input is only visually hidden: a hidden input could not be reached by keyboard. */}
        <input
          id={id}
          type="file"
          accept={PHOTO_ACCEPT}
          className="visually-hidden"
          // The visible label has only the button's text, which does not name the field.
          aria-label={`${label}: ${choose}`}
          aria-invalid={Boolean(error)}
          aria-describedby={['hint', error && 'error', help.length > 0 && 'help']
            .filter(Boolean)
            .map((part) => `${id}-${part}`)
            .join(' ')}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <label htmlFor={id} className={styles.file}>
          <Icon name="camera" /> {choose}
        </label>
        {field.value && isShown && !error && (
          <Button onClick={() => setEditing(true)}>{t('photo.edit')}</Button>
        )}
        <FieldHint id={`${id}-hint`}>
          {again} {t('photo.hint')} {present && t('photo.untraceable')}
        </FieldHint>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {help.length > 0 && <FieldHint id={`${id}-help`}>{help.map((key) => t(key)).join(' ')}</FieldHint>}
      </div>
      {isEditing && field.value && (
        <Suspense>
          <PhotoEditor
            file={field.value}
            onDone={(file) => void helpers.setValue(file, true)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
