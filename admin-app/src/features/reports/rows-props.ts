import type { ReportForAdmins } from '@pehchan/contract/reports';
import type { ReactNode } from 'react';

export type ReportRowsProps = {
  reports: ReportForAdmins[];
  /** The number of the first one, from 1. */
  first: number;
  actions: (report: ReportForAdmins) => ReactNode;
};
