import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { TAGS } from './base-api.ts';
import { ownName } from './own-name.ts';

type Definition = EndpointDefinitions[string];
type Tagged = string | { type: string };

const SHARED: readonly string[] = TAGS;

/** Prefix the owner's name to the owner's cache tags (`tags`) and to every tag that remotes do not share. */
export function withOwnTags(definition: Definition, owner: string, tags: readonly string[]): Definition {
  const named = (type: string) =>
    tags.includes(type) || !SHARED.includes(type) ? ownName(owner, type) : type;
  const renamed = (list: readonly (Tagged | null | undefined)[]) =>
    list.map((tag) => tag && (typeof tag === 'string' ? named(tag) : { ...tag, type: named(tag.type) }));
  const prefixed = (description: unknown) =>
    typeof description === 'function'
      ? (...given: unknown[]) => renamed(description(...given))
      : Array.isArray(description)
        ? renamed(description)
        : undefined;
  return {
    ...definition,
    ...(definition.providesTags && { providesTags: prefixed(definition.providesTags) }),
    ...(definition.invalidatesTags && { invalidatesTags: prefixed(definition.invalidatesTags) }),
  } as Definition;
}
