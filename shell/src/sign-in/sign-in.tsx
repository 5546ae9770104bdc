import { translate } from '@pehchan/contract/messages';
import { paths, THEMES, useLanguage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Alert, Button, ButtonLink, FieldError, Icon, IconButton, Input, Labelled } from '@pehchan/kit/ui';
import { AccountLinks, Bar, BarButton, LanguageButton, otherLanguage } from '../layout/bar.tsx';
import { Footer } from '../layout/footer.tsx';
import { THEME_ICONS } from '../layout/preference-switches.tsx';
import { pageTexts } from '../pages/texts/index.ts';
import { signInTexts } from './texts/index.ts';
import { CREATED, DELETED } from '../session/lines.ts';
import styles from './sign-in.module.css';

/** The sign-in page (specification section 2), rendered at build time. Its script finds elements by id. */
export function SignIn() {
  const language = useLanguage();
  return (
    <>
      <Bar home={paths.login}>
        <LanguageButton id="language" language={language} />
        <AccountLinks isSigningIn />
      </Bar>
      <main className={styles.page}>
        <Panel />
        <Sheet />
      </main>
      <Footer isSignedOut>
        <BarButton id="theme">
          <ThemeSigns /> <span id="theme-name" />
        </BarButton>
      </Footer>
      <noscript>Pehchan needs JavaScript.</noscript>
    </>
  );
}

function ThemeSigns() {
  return (
    <span className={styles.themes}>
      {THEMES.map((theme) => (
        <span key={theme} className={styles[theme]}>
          <Icon name={THEME_ICONS[theme]} />
        </span>
      ))}
    </span>
  );
}

function Panel() {
  const tKit = useKitTranslation();
  const tSignIn = useTranslation(signInTexts);
  return (
    <aside className={styles.panel}>
      <p className={styles.motto}>{tKit('product.motto')}</p>
      <p className={styles.call}>{tSignIn('login.panel')}</p>
    </aside>
  );
}

function Introduction() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return (
    <div className={styles.introduction}>
      <p className={styles.called}>{tKit('product.motto')}</p>
      <p>{t('welcome.sentence')}</p>
    </div>
  );
}

function Sheet() {
  const tSignIn = useTranslation(signInTexts);
  const t = useTranslation(pageTexts);
  const language = useLanguage();
  return (
    <section className={styles.sheet}>
      <p id={DELETED} className={styles.deleted} tabIndex={-1}>
        {translate(language, 'done.user.deleted')}
      </p>
      <p id={CREATED} className={styles.deleted} tabIndex={-1}>
        {tSignIn('login.created')}
      </p>
      <CookiesRefused />
      <Introduction />
      <h1>{tSignIn('login.welcome')}</h1>
      <p id="why" className={styles.why} hidden>
        {tSignIn('login.biodata')}
      </p>
      <p className={styles.lead}>{tSignIn('login.lead')}</p>
      <form id="sign-in" method="post" noValidate>
        <Alert id="failure" hidden />
        <Fields />
        <Button type="primary" htmlType="submit" id="submit" className={styles.main}>
          {t('login.submit')}
        </Button>
        <p id="slow" role="status" />
      </form>
      <ButtonLink to={paths.signup} block className={styles.main}>
        {t('login.signup')}
      </ButtonLink>
      <p>
        <Link to={paths.forgotPassword}>{tSignIn('login.forgot')}</Link>
      </p>
    </section>
  );
}

/** Show the message about cookies in both languages: without cookies the browser keeps no language. */
function CookiesRefused() {
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <Alert id="unkept" className={styles.unkept} hidden>
      {[language, other].map((lang) => (
        <p key={lang} lang={lang}>
          {signInTexts[lang]['login.unkept']}
        </p>
      ))}
      <p id="address" className={styles.address} />
      <Button id="copy">{signInTexts[language]['login.copy']}</Button>
    </Alert>
  );
}

function Fields() {
  const tKit = useKitTranslation();
  return (
    <>
      <Labelled id="phone" label={tKit('field.mobile')}>
        <Input
          id="phone"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          aria-describedby="phone-error"
          required
        />
        <FieldError id="phone-error" />
      </Labelled>
      <Labelled id="password" label={tKit('field.password')}>
        <div className={styles.password}>
          <Input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-describedby="password-error"
            required
          />
          <IconButton
            id="reveal"
            icon="eye"
            label={tKit('action.showPassword')}
            aria-pressed={false}
            className={styles.reveal}
          />
        </div>
        <FieldError id="password-error" />
      </Labelled>
    </>
  );
}
