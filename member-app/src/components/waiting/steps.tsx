import { formatInstant, useLanguage, useTranslation } from '@pehchan/kit';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './waiting.module.css';

type Props = { isRejected: boolean; sentAt: string; sentAgainAt: string | null };

export function Steps({ isRejected, sentAt, sentAgainAt }: Props) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const at = sentAgainAt ?? sentAt;
  return (
    <ol className={styles.steps}>
      <li className={styles.done}>
        <Icon name="check" />
        <span>
          {t(sentAgainAt ? 'wait.sentAgain' : 'wait.sent')}{' '}
          <time dateTime={at} className={styles.when}>
            {formatInstant(language, at)}
          </time>
        </span>
      </li>
      <li className={isRejected ? styles.stopped : styles.current} aria-current="step">
        <Icon name={isRejected ? 'edit' : 'clock'} />
        <span>{t(isRejected ? 'wait.mend' : 'wait.looking')}</span>
      </li>
      <li className={styles.ahead}>
        <span className={styles.dot} aria-hidden="true" />
        <span>{t('wait.approved')}</span>
      </li>
    </ol>
  );
}
