export type PagedReply = { total: number; page: number; pageSize: number };

export type ListQuery<Reply extends PagedReply> = {
  data?: Reply;
  currentData?: Reply;
  originalArgs?: { page?: number };
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

/** Return the reply to show: the previous one while the next loads, but none after a failure. */
export function latestReply<Reply extends PagedReply>(query: ListQuery<Reply>): Reply | undefined {
  return query.isError ? query.currentData : query.data;
}

/** Return the number that the pager shows. While a page loads: the requested page, at most the last one. */
export function pageOf<Reply extends PagedReply>(query: ListQuery<Reply>, shown: Reply): number {
  if (query.currentData) return shown.page;
  const pages = Math.max(1, Math.ceil(shown.total / shown.pageSize));
  return Math.min(query.originalArgs?.page ?? shown.page, pages);
}
