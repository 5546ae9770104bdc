import type { ReportState } from '@pehchan/contract/reports';
import { useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';

export function useStateNames(): Record<ReportState, string> {
  const t = useTranslation(texts);
  return { open: t('reports.state.open'), answered: t('report.answered'), closed: t('report.closed') };
}
