import { use, type HTMLAttributes, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { PartsContext, type EmptyProps, type FailedProps } from './parts.ts';
import { Skeleton } from './skeleton.tsx';
import { StillLoading } from './still-loading.tsx';
import styles from './states.module.css';

export function State({ icon, children, ...rest }: HTMLAttributes<HTMLDivElement> & { icon: string }) {
  return (
    <div {...rest} className={styles.state}>
      <Icon name={icon} size={40} />
      {children}
    </div>
  );
}

/** Show a placeholder while content loads, and the messages of a long wait. */
export function LoadingState({ rows = 4 }: { rows?: number }) {
  const t = useKitTranslation();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Skeleton rows={rows} />
      <StillLoading />
    </div>
  );
}

export function EmptyState(props: EmptyProps) {
  const { EmptyState: Part = LightEmpty } = use(PartsContext);
  return <Part {...props} />;
}

function LightEmpty({ children, action, icon = 'list' }: EmptyProps) {
  return (
    <State icon={icon} role="status">
      <p>{children}</p>
      {action}
    </State>
  );
}

export function FailedState({ children, onRetry }: { children?: ReactNode; onRetry: () => void }) {
  const t = useKitTranslation();
  const { FailedState: Part = LightFailed } = use(PartsContext);
  return (
    <Part action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
      {children ?? t('state.failed')}
    </Part>
  );
}

export function LightFailed({ children, action }: FailedProps) {
  return (
    <State icon="info" role="alert">
      <p>{children}</p>
      {action}
    </State>
  );
}
