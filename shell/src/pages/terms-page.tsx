import { useTranslation } from '@pehchan/kit';
import { Card, Page } from '@pehchan/kit/ui';
import { pageTexts } from './texts/index.ts';
import styles from './terms-page.module.css';

const TERMS = ['terms.one', 'terms.two', 'terms.three', 'terms.four', 'terms.five'] as const;

export default function TermsPage() {
  const t = useTranslation(pageTexts);
  return (
    <Page title={t('terms.title')}>
      <Card>
        <ol className={styles.terms}>
          {TERMS.map((term) => (
            <li key={term}>{t(term)}</li>
          ))}
        </ol>
      </Card>
    </Page>
  );
}
