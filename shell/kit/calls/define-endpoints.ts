import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi, type Tag } from './base-api.ts';
import type { baseQuery } from './base-query.ts';
import { ownEndpoints } from './own-endpoints.ts';
import { ownName } from './own-name.ts';
import { withOwnTags } from './own-tags.ts';

type Query = typeof baseQuery extends infer Fn extends BaseQueryFn ? Fn : never;

/**
 * Adds calls to the page's one api.
 *
 * All that an owner names is its own: behind each call and each tag stands the owner's name
 * (`member/ownProfiles`), so that two remotes whose names are alike stand beside each other in one page.
 * Within a remote the short names are used: in what is returned here (hooks, `endpoints`, `util`) and in
 * `providesTags` and `invalidatesTags`.
 * @param owner the remote's name, or `shell`
 * @param tags the owner's own cache tags, beside the shared ones (`Tag`), through which the applications
 * refresh each other
 */
export function defineEndpoints<Definitions extends EndpointDefinitions, OwnTag extends string = never>(
  owner: string,
  build: (builder: EndpointBuilder<Query, Tag | OwnTag, 'api'>) => Definitions,
  tags: readonly OwnTag[] = [],
) {
  const names: string[] = [];
  baseApi.enhanceEndpoints({ addTagTypes: tags.map((tag) => ownName(owner, tag)) }).injectEndpoints({
    endpoints: (builder) => {
      const definitions = build(builder as EndpointBuilder<Query, Tag | OwnTag, 'api'>);
      names.push(...Object.keys(definitions));
      return Object.fromEntries(
        Object.entries(definitions).map(([name, definition]) => [
          ownName(owner, name),
          withOwnTags(definition, owner, tags),
        ]),
      );
    },
    // Only the owner gets here: its own newer version, as a hot update brings it, takes the older one's
    // place.
    overrideExisting: true,
  });
  return ownEndpoints<Definitions>(owner, names);
}
