import { useText, useTexts } from '@pehchan/kit';
import { Card, Facts, Page } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';
import { administrators } from './administrators.ts';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const text = useText();
  const own = useTexts(texts);
  return (
    <Page title={own('contact.title')} lead={own('contact.lead')}>
      <div className={styles.cards}>
        {administrators.map(({ name, city, phone, email }) => (
          <Card key={phone} title={name}>
            <Facts
              facts={[
                { label: text('field.city'), value: city },
                { label: text('field.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
                { label: text('field.email'), value: <a href={`mailto:${email}`}>{email}</a>, wide: true },
              ]}
            />
          </Card>
        ))}
      </div>
    </Page>
  );
}
