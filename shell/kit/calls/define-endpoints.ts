import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi, type Tag } from './base-api.ts';
import type { baseQuery } from './base-query.ts';

type Query = typeof baseQuery extends infer Fn extends BaseQueryFn ? Fn : never;
type Builder = EndpointBuilder<Query, Tag, 'api'>;

const owners = new Map<string, string>();

/**
 * Adds calls to the page's one api.
 *
 * Two remotes that inject the same name would silently share the later one's URL, and one of them would render the
 * other's data. So a name belongs to whoever takes it first, and another's claim throws before anything is replaced.
 * @param owner the remote's name, or `shell`
 */
export function defineEndpoints<Definitions extends EndpointDefinitions>(
  owner: string,
  build: (builder: Builder) => Definitions,
) {
  return baseApi.injectEndpoints({
    endpoints: (builder) => {
      const definitions = build(builder);
      claim(owner, Object.keys(definitions));
      return definitions;
    },
    // Only the owner gets here: its own newer version, as a hot update brings it, takes the older one's place.
    overrideExisting: true,
  });
}

function claim(owner: string, names: string[]): void {
  const taken = names.filter((name) => (owners.get(name) ?? owner) !== owner);
  if (taken.length > 0) {
    const holders = taken.map((name) => `'${name}' (of ${owners.get(name)})`).join(', ');
    throw new Error(`${owner} may not define ${holders}: choose another name.`);
  }
  for (const name of names) owners.set(name, owner);
}
