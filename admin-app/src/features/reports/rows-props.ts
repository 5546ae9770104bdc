import type { ReportForAdmins } from '@pehchan/contract/reports';
import type { ReactNode } from 'react';

export type ReportRowsProps = {
  reports: ReportForAdmins[];
  first: number;
  actions: (report: ReportForAdmins) => ReactNode;
};
