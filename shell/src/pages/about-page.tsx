import { VILLAGES } from '@pehchan/contract/common';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, Page } from '@pehchan/kit/ui';
import { pageTexts } from './texts/index.ts';
import styles from './about-page.module.css';

export default function AboutPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return (
    <Page title={t('about.title')} lead={t('about.lead')}>
      <Card title={tKit('product.motto')}>
        <p>{t('about.body')}</p>
        <p>{t('about.trust')}</p>
      </Card>
      <Card title={t('about.villages')}>
        <ul className={styles.villages}>
          {VILLAGES.map((village) => (
            <li key={village}>{tKit(`village.${village}`)}</li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
