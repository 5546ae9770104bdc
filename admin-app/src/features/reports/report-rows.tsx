import type { ReportForAdmins } from '@pehchan/contract/reports';
import { LoadingState, onDesk } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { ReportCards } from './report-cards.tsx';

export type ReportRowsProps = {
  reports: ReportForAdmins[];
  /** The number of the first one, from 1. */
  first: number;
  actions: (report: ReportForAdmins) => ReactNode;
};

/** What families told: a table where there is room, cards on a phone. */
export const ReportRows = onDesk<ReportRowsProps>(() => import('./report-table.tsx'), ReportCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
