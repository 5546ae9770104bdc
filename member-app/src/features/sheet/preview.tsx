import { useTranslation } from '@pehchan/kit';
import { EmptyState, FailedState, Skeleton } from '@pehchan/kit/ui';
import type { Sheet } from './sheet-api.ts';
import styles from './sheet-page.module.css';
import { texts } from './texts/index.ts';
import type { Problem } from './use-sheet.ts';

type Props = {
  name: string | undefined;
  sheet: Sheet | undefined;
  problem: Problem | undefined;
  onRetry: () => void;
};

export function Preview({ name, sheet, problem, onRetry }: Props) {
  const t = useTranslation(texts);
  if (problem?.kind === 'limit') return <EmptyState>{problem.message ?? t('today')}</EmptyState>;
  if (problem?.kind === 'gone') return <EmptyState>{t('gone')}</EmptyState>;
  if (problem) return <FailedState onRetry={onRetry}>{t(problem.kind)}</FailedState>;
  return (
    <div className={styles.paper} aria-busy={!sheet}>
      {sheet ? (
        <img
          src={sheet.address}
          alt={name ? t('preview', { name }) : t('preview.unnamed')}
          width={1240}
          height={1754}
        />
      ) : (
        <Skeleton rows={12} />
      )}
    </div>
  );
}
