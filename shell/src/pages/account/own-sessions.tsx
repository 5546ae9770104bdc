import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Card, FailedState, LoadingState } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { useEndOtherSessionsMutation, useSessionsQuery } from './account-api.ts';
import styles from './account.module.css';
import { OwnSession } from './own-session.tsx';

export function OwnSessions() {
  const t = useTranslation(pageTexts);
  const tKit = useKitTranslation();
  const { data, isLoading, refetch } = useSessionsQuery();
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation();

  if (isLoading) return <LoadingState rows={3} />;
  return (
    <Card title={t('sessions.title')} className={styles.part}>
      {!data && <FailedState onRetry={() => void refetch()}>{tKit('failed.sessions')}</FailedState>}
      <ul className={styles.sessions}>
        {data?.sessions.map((session) => (
          <OwnSession key={session.id} session={session} />
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <Button loading={isEnding} onClick={() => void endOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}
