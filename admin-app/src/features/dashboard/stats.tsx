import type { CountsReply } from '@pehchan/contract/overview';
import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { generatePath, Link } from '@pehchan/kit/router';
import { FailedState, Icon } from '@pehchan/kit/ui';
import type { useCountsQuery } from '../../calls/overview.ts';
import { texts } from '../../texts/index.ts';
import styles from './stats.module.css';

const gender = (name: string) => generatePath(paths.genderProfiles, { gender: name });

const STATS = [
  { label: 'stat.users', count: 'totaluserCount', icon: 'users', to: paths.users },
  { label: 'stat.biodata', count: 'totalProfiles', icon: 'list', to: paths.totalProfiles },
  { label: 'stat.approved', count: 'totalApprovedProfiles', icon: 'check', to: paths.approvedProfiles },
  { label: 'stat.rejected', count: 'totalRejectedProfiles', icon: 'cross', to: paths.rejectedProfiles },
  { label: 'stat.pending', count: 'totalApprovalPendingUsers', icon: 'clock', to: undefined },
  { label: 'stat.female', count: 'totalFemaleProfiles', icon: 'female', to: gender('FEMALE') },
  { label: 'stat.male', count: 'totalMaleProfiles', icon: 'male', to: gender('MALE') },
] as const;

type Props = { counts: ReturnType<typeof useCountsQuery>; onPending: () => void };

export function Stats({ counts: { data, isLoading, refetch }, onPending }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  if (!data && !isLoading) {
    return <FailedState onRetry={() => void refetch()}>{tKit('failed.counts')}</FailedState>;
  }
  // The cards are drawn before their numbers have loaded, so that nothing below them moves.
  return (
    <>
      {isLoading && <span role="status" className="visually-hidden" aria-label={tKit('state.loading')} />}
      <ul className={styles.stats} aria-label={t('dashboard.counts')}>
        {STATS.map(({ label, count, icon, to }) => (
          <li key={count}>
            {to ? (
              <Link to={to} className={styles.stat}>
                <Stat label={t(label)} icon={icon} count={count} data={data} />
              </Link>
            ) : (
              <button type="button" className={styles.stat} onClick={onPending}>
                <Stat label={t(label)} icon={icon} count={count} data={data} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type StatProps = {
  label: string;
  icon: string;
  count: Exclude<keyof CountsReply, 'message'>;
  data?: CountsReply;
};

function Stat({ label, icon, count, data }: StatProps) {
  return (
    <>
      <span className={styles.label}>
        <Icon name={icon} /> {label}
      </span>
      <strong data-count={count}>{data ? data[count] : '…'}</strong>
    </>
  );
}
