import type { OwnStatusReply } from '@pehchan/contract/review';
import { useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import styles from './waiting.module.css';

const HOUR = 60 * 60 * 1000;

type Props = { status: OwnStatusReply | undefined; isLoading: boolean };

export function UsualTime({ status, isLoading }: Props) {
  const t = useTranslation(texts);
  const { usualHours = null, since = '' } = status ?? {};
  if (usualHours !== null && hoursSince(since) > Math.max(24, 2 * usualHours)) return <p>{t('wait.long')}</p>;
  return (
    <p>
      {t('wait.lead')}{' '}
      {/* Reserve the space while the usual waiting time loads, so that the content below does not move. */}
      {isLoading && (
        <span aria-hidden="true" className={styles.kept}>
          {t('wait.usualDays', { n: 3 })}
        </span>
      )}
      {usualHours !== null &&
        (usualHours <= 24 ? t('wait.usualDay') : t('wait.usualDays', { n: Math.ceil(usualHours / 24) }))}
    </p>
  );
}

const hoursSince = (instant: string) => (Date.now() - Date.parse(instant)) / HOUR;
