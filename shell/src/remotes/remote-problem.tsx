import { useTexts } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts/index.ts';
import type { FailureCause } from './failure.ts';
import type { Refusal } from './gates.ts';

/** A part of the site that can't be shown: what happened in plain words, a code that its team can use, a way on. */
export function RemoteProblem({
  reason,
  code,
  onRetry,
  action,
}: {
  reason: FailureCause | Refusal | 'release';
  code: string;
  onRetry?: () => void;
  /** Another way on. */
  action?: ReactNode;
}) {
  const text = useTexts(texts);
  return (
    <div className="page">
      <div className="state" role="alert" data-remote-problem={reason}>
        <Icon name="info" size={40} />
        <h1>{text('remote.problem')}</h1>
        <p>{text(`remote.${reason}`)}</p>
        {onRetry && (
          <Button type="primary" onClick={onRetry}>
            {text('remote.retry')}
          </Button>
        )}
        {action}
        <p className="state-code">{code}</p>
      </div>
    </div>
  );
}
