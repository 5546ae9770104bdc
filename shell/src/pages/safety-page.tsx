import { useTranslation } from '@pehchan/kit';
import { Card, Page } from '@pehchan/kit/ui';
import { People } from './people.tsx';
import styles from './safety-page.module.css';
import { pageTexts } from './texts/index.ts';

const SECTIONS = [
  {
    title: 'safety.who',
    says: ['safety.who.families', 'safety.who.card', 'safety.who.number', 'safety.who.hide'],
  },
  {
    title: 'safety.looks',
    says: [
      'safety.looks.ledger',
      'safety.looks.both',
      'safety.looks.administrators',
      'safety.looks.photos',
      'safety.looks.account',
      'safety.looks.deleted',
    ],
  },
  {
    title: 'safety.photo',
    says: [
      'safety.photo.mark',
      'safety.photo.trace',
      'safety.photo.not',
      'safety.photo.who',
      'safety.photo.again',
      'safety.photo.stop',
    ],
  },
] as const;

export default function SafetyPage() {
  const t = useTranslation(pageTexts);
  return (
    <Page title={t('safety.title')} lead={t('safety.lead')}>
      {SECTIONS.map(({ title, says }) => (
        <Card key={title} title={t(title)}>
          <ul className={styles.points}>
            {says.map((sentence) => (
              <li key={sentence}>{t(sentence)}</li>
            ))}
          </ul>
        </Card>
      ))}
      <Card title={t('safety.worry')}>{t('safety.worry.say')}</Card>
      <People />
    </Page>
  );
}
