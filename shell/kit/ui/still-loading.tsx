import { useLayoutEffect, useRef } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { buttonLook } from './button-look.ts';
import styles from './still-loading.module.css';
import { beginWaiting, endWaiting } from './wait-clock.ts';

/** Show a message after four seconds and a reload link after ten. CSS does this even if no script loads. */
export function StillLoading() {
  const t = useKitTranslation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--waited', `${Math.round(beginWaiting())}ms`);
    return endWaiting;
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <p className={styles.slow}>{t('state.slow')}</p>
      <p className={styles.wayOut}>
        {/* Link to the same address: a full reload needs no code that may hang. */}
        <a href="" className={buttonLook({})}>
          {t('state.reload')}
        </a>
      </p>
    </div>
  );
}
