import { clsx } from 'clsx';
import { useCallback, useDeferredValue, useRef, type ReactNode, type RefObject } from 'react';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { pageOf, latestReply, type ListQuery, type PagedReply } from './list-query.ts';
import { Pager } from './pager.tsx';
import styles from './query-list.module.css';
import type { GoTo } from './use-list-page.ts';

type Props<Reply extends PagedReply> = {
  query: ListQuery<Reply>;
  listKey: string;
  failed: ReactNode;
  empty: ReactNode;
  onPage: GoTo;
  /** The element that takes the focus if the pressed button disappears with its row: see `useFocusReturn`. */
  place?: RefObject<HTMLDivElement | null>;
  bars?: number;
  /** Renders the rows of a reply. `first` is the number of the first row, from 1. */
  children: (reply: Reply, first: number) => ReactNode;
};

/** Show a paged list. The previous rows stay readable while a new query loads. */
export function QueryList<Reply extends PagedReply>({
  query,
  empty,
  onPage,
  children,
  ...props
}: Props<Reply>) {
  const own = useRef<HTMLDivElement>(null);
  const place = props.place ?? own;
  const shown = latestReply(query);
  // Draw the rows deferred: they are the largest part of a screen and must not block touches.
  const isDrawn = useDeferredValue(shown !== undefined);
  const isStale = query.isFetching && shown !== undefined && query.currentData === undefined;
  const turn = useCallback<GoTo>(
    (page, options) => {
      onPage(page, options);
      if (!options?.replace) place.current?.scrollIntoView({ block: 'start' });
    },
    [onPage, place],
  );
  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        data-list={props.listKey}
        aria-busy={isStale}
        className={clsx(styles.list, isStale && styles.stale)}
      >
        {(shown ? !isDrawn : query.isFetching) && <LoadingState rows={props.bars ?? 6} />}
        {!shown && !query.isFetching && query.isError && (
          <FailedState onRetry={() => void query.refetch()}>{props.failed}</FailedState>
        )}
        {shown &&
          isDrawn &&
          (shown.total === 0 ? empty : children(shown, (shown.page - 1) * shown.pageSize + 1))}
      </div>
      {shown && isDrawn && (
        <Pager page={pageOf(query, shown)} pageSize={shown.pageSize} total={shown.total} onPage={turn} />
      )}
    </>
  );
}
