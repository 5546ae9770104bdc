import type { Language } from '@pehchan/contract/messages';
import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { texts } from '../texts/index.ts';
import { Logo } from './logo.tsx';
import styles from './top-bar.module.css';

type BarProps = {
  home: string;
  /** The screen's title on a phone, in place of the product's name. */
  title?: string;
  /** Whether the user menu is in the bar, so that a phone has less room for the rest. */
  hasMenu?: boolean;
  ways?: ReactNode;
  children: ReactNode;
};

export function Bar({ home, title, hasMenu = false, ways, children }: BarProps) {
  const tKit = useKitTranslation();
  return (
    <header className={styles.bar} data-title={title || undefined} data-menu={hasMenu || undefined}>
      <Link to={home} className={styles.logo} aria-label={tKit('product.name')}>
        <Logo />
        {!title && <span>{tKit('product.name')}</span>}
      </Link>
      {/* Screen readers read the screen's own heading. */}
      {title && (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
      {ways}
      <div className={styles.end}>{children}</div>
    </header>
  );
}

export function BarButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.button} />;
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en');

/** Label the language button in the other language, for users who cannot read the current one. */
export function LanguageButton({
  language,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { language: Language }) {
  const other = otherLanguage(language);
  const [start, rest] = other === 'hi' ? ['हि', 'न्दी'] : ['En', 'glish'];
  return (
    // The label has both words: voice control finds the button by the word that is visible.
    <BarButton {...props} lang={other} value={other} aria-label={`${start}, ${start}${rest}`}>
      {/* A phone's bar has room for the start of the word. */}
      <span aria-hidden="true">
        {start}
        <span className={styles.rest}>{rest}</span>
      </span>
    </BarButton>
  );
}

export function AccountLinks({ isSigningIn = false }: { isSigningIn?: boolean }) {
  const t = useTranslation(texts);
  return (
    <nav className={styles.links} aria-label={t('layout.account')}>
      <Link to={paths.help}>{t('layout.help')}</Link>
      <a href={paths.login} className={styles.account} aria-current={isSigningIn ? 'page' : undefined}>
        {t('layout.login')}
      </a>
      <Link to={paths.signup} className={styles.account}>
        {t('layout.signup')}
      </Link>
    </nav>
  );
}
