import { VILLAGES } from '@pehchan/contract/common';
import { useText, useTexts } from '@pehchan/kit';
import { Card, Page } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';
import styles from './about-page.module.css';

export default function AboutPage() {
  const text = useText();
  const own = useTexts(texts);
  return (
    <Page title={own('about.title')} lead={own('about.lead')}>
      <Card title={text('product.motto')}>
        <p>{own('about.body')}</p>
        <p>{own('about.trust')}</p>
      </Card>
      <Card title={own('about.villages')}>
        <ul className={styles.villages}>
          {VILLAGES.map((village) => (
            <li key={village}>{text(`village.${village}`)}</li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
