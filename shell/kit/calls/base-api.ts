import { createApi, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { type EndpointName, endpoints, pathOf } from '@pehchan/contract/endpoints';
import { baseQuery } from './base-query.ts';

/** Everything that a call may make stale, in one list: across remotes, lists refresh each other through tags only. */
export const TAGS = ['Session', 'Biodata', 'User', 'Counts'] as const;
export type Tag = (typeof TAGS)[number];

const KEPT_SECONDS = 600;

/** The one api of the page. Remotes add to it through `defineEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // What was read stays readable for a while without a signal.
  keepUnusedDataFor: KEPT_SECONDS,
  endpoints: () => ({}),
});

type CallOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** The request of a call in the contract's table. Blank and absent query values are left out. */
export function call(name: EndpointName, { params, query, body }: CallOptions = {}): FetchArgs {
  return {
    url: pathOf(name, params),
    method: endpoints[name].method,
    ...(query && {
      params: Object.fromEntries(
        Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
      ),
    }),
    ...(body !== undefined && { body }),
  };
}
