import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import type { ReactNode } from 'react';
import { texts } from '../texts/index.ts';
import styles from './footer.module.css';

/** Without a session, two links lead to the help page: the pages behind them are for members only. */
export function Footer({ isSignedOut, children }: { isSignedOut: boolean; children?: ReactNode }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('layout.footer')}>
        <Link to={isSignedOut ? paths.help : paths.about}>{t('footer.about')}</Link>
        <Link to={isSignedOut ? paths.help : paths.contact}>{t('footer.contact')}</Link>
        <Link to={paths.safety}>{t('footer.safety')}</Link>
        <Link to={paths.terms}>{t('footer.terms')}</Link>
      </nav>
      {children}
      <p>{tKit('product.motto')}</p>
      <p>
        {t('footer.credit')} · ©&nbsp;{new Date().getFullYear()}&nbsp;{tKit('product.name')}
      </p>
    </footer>
  );
}
