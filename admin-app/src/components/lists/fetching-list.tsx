import type { ReactNode, RefObject } from 'react';

/** Rows that stay readable while the next ones are on their way, or what stands in their place: the focus can stay there. */
export function FetchingList({
  listKey,
  isFetching,
  within,
  children,
}: {
  listKey: string;
  isFetching: boolean;
  within: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  return (
    <div
      ref={within}
      tabIndex={-1}
      data-list={listKey}
      aria-busy={isFetching}
      className={isFetching ? 'list list-fetching' : 'list'}
    >
      {children}
    </div>
  );
}
