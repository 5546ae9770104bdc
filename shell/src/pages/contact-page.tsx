import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, Facts, Page } from '@pehchan/kit/ui';
import { pageTexts } from './texts/index.ts';
import administrators from './administrators.json';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return (
    <Page title={t('contact.title')} lead={t('contact.lead')}>
      <div className={styles.cards}>
        {administrators.map(({ name, city, phone, email }) => (
          <Card key={phone} title={name}>
            <Facts
              facts={[
                { label: tKit('field.city'), value: city },
                { label: tKit('field.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
                { label: tKit('field.email'), value: <a href={`mailto:${email}`}>{email}</a>, wide: true },
              ]}
            />
          </Card>
        ))}
      </div>
    </Page>
  );
}
