import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { baseApi, type Tag } from './base-api.ts';
import type { baseQuery } from './base-query.ts';
import { ownEndpoints } from './own-endpoints.ts';
import { ownName } from './own-name.ts';
import { withOwnTags } from './own-tags.ts';

type Query = typeof baseQuery extends infer Fn extends BaseQueryFn ? Fn : never;

/**
 * Add calls to the page's one API. Each call and tag gets the owner's name: `member/ownProfiles`.
 * @param tags the owner's own cache tags; shared ones (`Tag`) refresh other remotes too
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
    // Replace a call of the same name: only a hot update of the same owner can define such a call.
    overrideExisting: true,
  });
  return ownEndpoints<Definitions>(owner, names);
}
