import { createApi, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '@pehchan/contract/common';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints, pathOf, type PhotoCall } from '@pehchan/contract/endpoints';
import { baseQuery } from './base-query.ts';

/** Cache tags that all remotes share: through a tag, one remote's change refreshes another's lists. */
export const TAGS = ['Session', 'Biodata', 'User', 'Counts'] as const;
export type Tag = (typeof TAGS)[number];

const KEPT_SECONDS = 600;

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: KEPT_SECONDS,
  endpoints: () => ({}),
});

type Input = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown };

/** The options of a call. Values can be raw text, because the form and the API both validate them. */
export type CallOptions<N extends EndpointName> = ([keyof ParamsOf<N>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<N> }) & {
  query?: { [Field in keyof QueryOf<N>]?: string | number | undefined };
  body?: N extends PhotoCall ? FormData : { [Field in keyof BodyOf<N>]: BodyOf<N>[Field] | string };
};

type CallArguments<N extends EndpointName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

/** Return the request of a call in the contract. Blank and absent query values are left out. */
export function call<N extends EndpointName>(name: N, ...options: CallArguments<N>): FetchArgs;
export function call(name: EndpointName, options?: Input): FetchArgs {
  return fetchArgs(name, options);
}

function fetchArgs(name: EndpointName, { params, query, body }: Input = {}): FetchArgs {
  const { method, answersWithin }: Endpoint = endpoints[name];
  return {
    url: pathOf(name, params),
    method,
    ...(answersWithin && { timeout: answersWithin * 1000 }),
    ...(query && {
      params: Object.fromEntries(
        Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
      ),
    }),
    ...(body !== undefined && { body }),
  };
}

type Asking<N extends EndpointName, Arg> = {
  query: (arg: Arg) => FetchArgs;
  transformResponse: (reply: ReplyOf<N>) => ReplyOf<N>;
};

/** Return the options of a query or mutation: `request('getUser', (id: number) => ({ params: { id } }))`. */
export function request<N extends EndpointName>(name: N, ...options: CallArguments<N>): Asking<N, void>;
export function request<N extends EndpointName, Arg>(
  name: N,
  options: (arg: Arg) => CallOptions<N>,
): Asking<N, Arg>;
export function request<N extends EndpointName, Arg>(
  name: N,
  options?: Input | ((arg: Arg) => Input),
): Asking<N, Arg> {
  return {
    query: (arg) => fetchArgs(name, typeof options === 'function' ? options(arg) : options),
    transformResponse: (reply) => reply,
  };
}
