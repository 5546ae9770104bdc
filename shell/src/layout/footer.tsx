import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { texts } from '../texts/index.ts';
import styles from './footer.module.css';

export function Footer() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('layout.footer')}>
        <Link to={paths.about}>{t('footer.about')}</Link>
        <Link to={paths.contact}>{t('footer.contact')}</Link>
        <Link to={paths.terms}>{t('footer.terms')}</Link>
      </nav>
      <p>{tKit('product.motto')}</p>
      <p>
        {t('footer.credit')} · © {new Date().getFullYear()} {tKit('product.name')}
      </p>
    </footer>
  );
}
