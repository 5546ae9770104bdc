import { LoadingState, onDesk } from '@pehchan/kit/ui';
import { ReportCards } from './report-cards.tsx';
import type { ReportRowsProps } from './rows-props.ts';

/** What families told: a table where there is room, cards on a phone. */
export const ReportRows = onDesk<ReportRowsProps>(() => import('./report-table.tsx'), ReportCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
