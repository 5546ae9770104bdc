import { Button } from '../ui/button.tsx';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { useKitSelector } from '../store.ts';
import styles from './steps/steps.module.css';

/** The form's main button. While the form is sent, the button is disabled and shows the photo's progress. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const t = useKitTranslation();
  const { isSubmitting } = useFormikContext();
  const percent = useKitSelector((state) => state.upload.percent);
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"

        loading={isSubmitting}
        disabled={isSubmitting}
        block
      >
        {children}
      </Button>
      {isSubmitting && percent !== null && (
        <div className={styles.steps}>
          <progress value={percent} max={100} aria-label={t('upload.progress', { percent })} />
          <span>{t('upload.progress', { percent })}</span>
        </div>
      )}
    </>
  );
}
