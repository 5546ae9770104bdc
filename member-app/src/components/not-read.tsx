import { errorReply, statusOf } from '@pehchan/kit';
import { EmptyState, FailedState } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';

type Query = { error?: unknown; isFetching: boolean; refetch: () => unknown };

/** Whether the account has read enough for today: no other try helps before tomorrow. */
export const isEnough = ({ error, isFetching }: Omit<Query, 'refetch'>) =>
  !isFetching && statusOf(error) === 429;

/** Shown for what could not be read: the API's reason after a limit, else what failed and another try. */
export function NotRead({ query, children }: { query: Query; children: ReactNode }) {
  if (isEnough(query)) return <EmptyState>{errorReply(query.error)?.message}</EmptyState>;
  return <FailedState onRetry={() => void query.refetch()}>{children}</FailedState>;
}
