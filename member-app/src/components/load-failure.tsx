import { errorReply, statusOf } from '@pehchan/kit';
import { EmptyState, FailedState } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';

type Query = { error?: unknown; isFetching: boolean; refetch: () => unknown };

/** Return whether the account has reached its daily limit of reading: a retry fails until tomorrow. */
export const isLimitReached = ({ error, isFetching }: Omit<Query, 'refetch'>) =>
  !isFetching && statusOf(error) === 429;

export function LoadFailure({ query, children }: { query: Query; children: ReactNode }) {
  if (isLimitReached(query)) return <EmptyState>{errorReply(query.error)?.message}</EmptyState>;
  return <FailedState onRetry={() => void query.refetch()}>{children}</FailedState>;
}
