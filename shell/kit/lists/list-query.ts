/** What the reply of every paged call has beside its rows. */
export type PagedReply = { total: number; page: number; pageSize: number };

/** As much of a query's state as a list of its rows looks at. */
export type ListQuery<Reply extends PagedReply> = {
  data?: Reply;
  currentData?: Reply;
  originalArgs?: { page?: number };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/**
 * The reply whose rows are shown. While the answer to another question is on its way, that is the one before
 * it; once it has failed, those rows would stand under filters that aren't theirs.
 */
export function latestReply<Reply extends PagedReply>(query: ListQuery<Reply>): Reply | undefined {
  return query.isError ? query.currentData : query.data;
}

/**
 * The page that the pager stands on: the one asked for, also while its rows are on their way, so that “next”
 * leads on from there. Until they are here it is among the pages of the rows shown.
 */
export function pageOf<Reply extends PagedReply>(query: ListQuery<Reply>, shown: Reply): number {
  if (query.currentData) return shown.page;
  const pages = Math.max(1, Math.ceil(shown.total / shown.pageSize));
  return Math.min(query.originalArgs?.page ?? shown.page, pages);
}
