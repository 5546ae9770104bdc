import type { ReportForAdmins } from '@pehchan/contract/reports';
import type { ReactNode } from 'react';

export type ReportRowsProps = {
  reports: ReportForAdmins[];
  /** Number of the first report, from 1. */
  first: number;
  actions: (report: ReportForAdmins) => ReactNode;
};
