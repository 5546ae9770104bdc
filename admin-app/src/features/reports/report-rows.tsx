import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { ReportCards } from './report-cards.tsx';
import type { ReportRowsProps } from './rows-props.ts';

export const ReportRows = onDesktop<ReportRowsProps>(() => import('./report-table.tsx'), ReportCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
