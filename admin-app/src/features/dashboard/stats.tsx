import type { CountsReply } from '@pehchan/contract/replies';
import { useText, useTexts } from '@pehchan/kit';
import { FailedState, Icon, LoadingState } from '@pehchan/kit/ui';
import { useCountsQuery } from '../../admin-api.ts';
import { texts } from '../../texts/index.ts';

type Stat = {
  label: Parameters<ReturnType<typeof useTexts<keyof (typeof texts)['en']>>>[0];
  count: Exclude<keyof CountsReply, 'message'>;
  icon: string;
};

const STATS: Stat[] = [
  { label: 'stat.users', count: 'totaluserCount', icon: 'users' },
  { label: 'stat.biodata', count: 'totalProfiles', icon: 'list' },
  { label: 'stat.approved', count: 'totalApprovedUsers', icon: 'check' },
  { label: 'stat.rejected', count: 'totalRejectedUsers', icon: 'cross' },
  { label: 'stat.pending', count: 'totalApprovalPendingUsers', icon: 'clock' },
  { label: 'stat.female', count: 'totalFemaleProfiles', icon: 'female' },
  { label: 'stat.male', count: 'totalMaleProfiles', icon: 'male' },
];

export function Stats({ onPending }: { onPending: () => void }) {
  const text = useText();
  const own = useTexts(texts);
  const { data, isLoading, refetch } = useCountsQuery();
  if (isLoading) return <LoadingState rows={2} />;
  if (!data) return <FailedState onRetry={() => void refetch()}>{text('failed.counts')}</FailedState>;
  return (
    <ul className="stats" aria-label={own('dashboard.counts')}>
      {STATS.map(({ label, count, icon }) => {
        const content = (
          <>
            <span className="stat-label">
              <Icon name={icon} /> {own(label)}
            </span>
            <strong data-count={count}>{data[count]}</strong>
          </>
        );
        return (
          <li key={count}>
            {count === 'totalApprovalPendingUsers' ? (
              <button type="button" className="stat" onClick={onPending}>
                {content}
              </button>
            ) : (
              <div className="stat">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
