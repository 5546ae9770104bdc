import { useLayoutEffect, useRef } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { buttonLook } from './button-look.ts';
import styles from './still-loading.module.css';
import { beginWaiting, endWaiting } from './wait-clock.ts';

/**
 * What a long wait says: after four seconds a sentence, after ten a way out. Both are there from the
 * beginning and shown by the style sheet, so that they come also while no script has arrived yet, or the
 * phone is too busy for one. Where one state follows upon another, the wait goes on.
 */
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
        {/* This very address, asked for anew: it needs nothing of what may hang. */}
        <a href="" className={buttonLook({})}>
          {t('state.reload')}
        </a>
      </p>
    </div>
  );
}
