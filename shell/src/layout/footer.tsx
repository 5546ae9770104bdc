import { paths, useText, useTexts } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { texts } from '../texts/index.ts';
import styles from './footer.module.css';

export function Footer() {
  const text = useText();
  const own = useTexts(texts);
  return (
    <footer className={styles.footer}>
      <nav aria-label={own('layout.footer')}>
        <Link to={paths.about}>{own('footer.about')}</Link>
        <Link to={paths.contact}>{own('footer.contact')}</Link>
        <Link to={paths.terms}>{own('footer.terms')}</Link>
      </nav>
      <p>{text('product.motto')}</p>
      <p>
        {own('footer.credit')} · © {new Date().getFullYear()} {text('product.name')}
      </p>
    </footer>
  );
}
