import type { Session } from '@pehchan/contract/accounts';
import { formatInstant, useLanguage, useTranslation } from '@pehchan/kit';
import { Button, Tag } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { useEndSessionMutation } from './account-api.ts';
import styles from './account.module.css';

export function OwnSession({ session }: { session: Session }) {
  const t = useTranslation(pageTexts);
  const language = useLanguage();
  const [endSession, { isLoading }] = useEndSessionMutation();
  const { id, device, browser, system, signedInAt, lastUsedAt, isThis } = session;
  const kind = t(device ? `sessions.${device}` : 'sessions.unknown');
  const name = [kind, ...[system, browser].filter(Boolean)].join(', ');
  const time = (instant: string) => formatInstant(language, instant);
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <p className={styles.when}>{t('sessions.since', { time: time(signedInAt) })}</p>
        {!isThis && <p className={styles.when}>{t('sessions.lastUsed', { time: time(lastUsedAt) })}</p>}
      </div>
      {isThis ? (
        <Tag tone="success">{t('sessions.this')}</Tag>
      ) : (
        <Button
          loading={isLoading}
          aria-label={`${t('sessions.end')}: ${name}`}
          onClick={() => void endSession(id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
