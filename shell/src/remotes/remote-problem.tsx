import { useTranslation } from '@pehchan/kit';
import { Button, State } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts/index.ts';
import type { FailureCause } from './failure.ts';
import type { Incompatibility } from './gates.ts';
import styles from './remote-problem.module.css';

export function RemoteProblem({
  reason,
  code,
  onRetry,
  action,
}: {
  reason: FailureCause | Incompatibility | 'release';
  code: string;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  const t = useTranslation(texts);
  return (
    <State icon="info" role="alert" data-remote-problem={reason}>
      <h1>{t('remote.problem')}</h1>
      <p>{t(`remote.${reason}`)}</p>
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          {t(reason === 'api-range' ? 'remote.load' : 'remote.retry')}
        </Button>
      )}
      {action}
      <code className={styles.code}>{code}</code>
    </State>
  );
}
