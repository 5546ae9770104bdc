import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

/** While the first answer is on its way: the shape of what comes, said once to a screen reader. */
export function LoadingState({ rows = 4 }: { rows?: number }) {
  const text = useText();
  return (
    <div role="status" aria-label={text('state.loading')} className="state-loading">
      <Skeleton rows={rows} />
    </div>
  );
}

export function EmptyState({
  children,
  action,
  icon = 'list',
}: {
  children: ReactNode;
  action?: ReactNode;
  icon?: string;
}) {
  return (
    <div className="state" role="status">
      <Icon name={icon} size={40} />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** A call that failed, in the place where its answer would stand. */
export function FailedState({ children, onRetry }: { children?: ReactNode; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="state" role="alert">
      <Icon name="info" size={40} />
      <p>{children ?? text('state.failed')}</p>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </div>
  );
}
