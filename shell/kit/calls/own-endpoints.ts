import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api.ts';
import { ownName } from './own-name.ts';

type Injected<Definitions extends EndpointDefinitions> = ReturnType<
  typeof baseApi.injectEndpoints<Definitions>
>;
type HookName<Api> = Exclude<Extract<keyof Api, `use${string}`>, 'usePrefetch'>;

export type OwnEndpoints<Definitions extends EndpointDefinitions> = Pick<
  Injected<Definitions>,
  'endpoints' | HookName<Injected<Definitions>>
> & { util: Pick<Injected<Definitions>['util'], 'updateQueryData' | 'selectCachedArgsForQuery'> };

type Endpoint = Record<string, unknown>;
type Updating = (name: string, ...rest: unknown[]) => unknown;
type Selecting = (state: unknown, name: string) => unknown;

const HOOKS = [
  ['useQuery', 'use', 'Query'],
  ['useLazyQuery', 'useLazy', 'Query'],
  ['useInfiniteQuery', 'use', 'InfiniteQuery'],
  ['useMutation', 'use', 'Mutation'],
] as const;

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Return the owner's calls and hooks by their short names, without the owner's name. */
export function ownEndpoints<Definitions extends EndpointDefinitions>(
  owner: string,
  names: readonly string[],
): OwnEndpoints<Definitions> {
  const all: Record<string, Endpoint> = baseApi.endpoints;
  const { updateQueryData, selectCachedArgsForQuery } = baseApi.util as unknown as {
    updateQueryData: Updating;
    selectCachedArgsForQuery: Selecting;
  };
  const endpoints: Record<string, Endpoint> = {};
  const hooks: Endpoint = {};
  for (const name of names) {
    const endpoint = all[ownName(owner, name)] ?? {};
    endpoints[name] = endpoint;
    for (const [hook, before, after] of HOOKS) {
      if (hook in endpoint) hooks[`${before}${capitalized(name)}${after}`] = endpoint[hook];
    }
  }
  const own = {
    ...hooks,
    endpoints,
    util: {
      updateQueryData: (name: string, ...rest: unknown[]) => updateQueryData(ownName(owner, name), ...rest),
      selectCachedArgsForQuery: (state: unknown, name: string) =>
        selectCachedArgsForQuery(state, ownName(owner, name)),
    },
  };
  return own as unknown as OwnEndpoints<Definitions>;
}
