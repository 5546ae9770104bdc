import { clsx } from 'clsx';
import { useCallback, useDeferredValue, useRef, type ReactNode, type RefObject } from 'react';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { pageOf, latestReply, type ListQuery, type PagedReply } from './list-query.ts';
import { Pager } from './pager.tsx';
import styles from './query-list.module.css';
import type { GoTo } from './use-list-page.ts';

type Props<Reply extends PagedReply> = {
  query: ListQuery<Reply>;
  /** Names the list in the page. */
  listKey: string;
  /** Said in its place when it failed. */
  failed: ReactNode;
  /** Shown in its place when there are no rows. */
  empty: ReactNode;
  onPage: GoTo;
  /** Takes the focus when the button that was pressed goes with its row: see `useStay`. */
  place?: RefObject<HTMLDivElement | null>;
  /** How many grey bars stand for it until its rows are here. */
  bars?: number;
  /** The rows, as cards or a table; `first` is the number of the first one, from 1. */
  children: (reply: Reply, first: number) => ReactNode;
};

/**
 * A paged list of the API's in whatever state it is: on its way, failed, empty, or with rows and what turns
 * their page. Rows of the last question stay readable while the next answer is on its way; a refresh of the
 * same question is unseen. Another page begins at the top of the list.
 */
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
  // Rows are the largest thing that an answer brings: drawn in slices, between which a thumb is answered.
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
