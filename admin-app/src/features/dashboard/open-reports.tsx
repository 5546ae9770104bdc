import { useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { useOpenReportsQuery } from '../../calls/reports.ts';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';

/** Show the link to open reports before their count has loaded, so that nothing below the link moves. */
export function OpenReports() {
  const t = useTranslation(texts);
  const { data, isError } = useOpenReportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError) return null;
  return (
    <p>
      <Link to={ownPaths.reports}>{t('reports.open', { amount: data?.open ?? '…' })}</Link>
    </p>
  );
}
