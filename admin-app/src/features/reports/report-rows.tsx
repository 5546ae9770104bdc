import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { ReportCards } from './report-cards.tsx';
import type { ReportRowsProps } from './rows-props.ts';

/** What families told: a table where there is room, cards on a phone. */
export const ReportRows = onDesktop<ReportRowsProps>(() => import('./report-table.tsx'), ReportCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
