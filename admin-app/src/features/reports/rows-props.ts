import type { ReportForAdmins } from '@pehchan/contract/reports';
import type { ReactNode } from 'react';

export type ReportRowsProps = {
  reports: ReportForAdmins[];
  first: number;
  actions: (report: ReportForAdmins) => ReactNode;
  /** The element in which a table shows its choice of columns. */
  tools: HTMLElement | null;
};
