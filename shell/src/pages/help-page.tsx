import { paths, useKitTranslation, useSession, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Actions, ButtonLink, Card, Page } from '@pehchan/kit/ui';
import { pageTexts } from './texts/index.ts';
import { People } from './people.tsx';
import styles from './help-page.module.css';

const QUESTIONS = [
  { id: 'approval', to: undefined },
  { id: 'password', to: paths.forgotPassword },
  { id: 'noMail', to: paths.recover },
  { id: 'biodata', to: paths.family },
  { id: 'worry', to: undefined },
] as const;

/** Show contacts and answers, also without a session: users who cannot sign in need them most. */
export default function HelpPage() {
  const t = useTranslation(pageTexts);
  const { state } = useSession();
  return (
    <Page title={t('help.title')} lead={t('contact.lead')}>
      {state === 'signedOut' && <Welcome />}
      <People />
      <Card title={t('help.questions')}>
        <div className={styles.questions}>
          {QUESTIONS.map(({ id, to }) => (
            <div key={id}>
              <h3>{t(`help.${id}`)}</h3>
              <p>
                {t(`help.${id}.answer`)} {to && <Link to={to}>{t(`help.${id}.go`)}</Link>}
              </p>
            </div>
          ))}
        </div>
      </Card>
    </Page>
  );
}

function Welcome() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return (
    <Card title={tKit('product.motto')}>
      <p className={styles.sentence}>{t('welcome.sentence')}</p>
      <Actions>
        <ButtonLink to={paths.login} reloadDocument block>
          {t('login.submit')}
        </ButtonLink>
        <ButtonLink to={paths.signup} type="primary" block>
          {t('login.signup')}
        </ButtonLink>
      </Actions>
    </Card>
  );
}
